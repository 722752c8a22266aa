import { armySummaries } from '$lib/library/armies/army-page.js';
import { shelf } from '$lib/server/library/shelf.js';

export const load = () => ({ armies: armySummaries(shelf()) });
