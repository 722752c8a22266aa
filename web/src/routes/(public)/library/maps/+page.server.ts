import { mapSummaries } from '$lib/library/maps/map-page.js';
import { shelf } from '$lib/server/library/shelf.js';

export const load = () => ({ maps: mapSummaries(shelf()) });
