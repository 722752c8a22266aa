import { generalPage } from '$lib/library/scenarios/general-page.js';
import { shelf } from '$lib/server/library/shelf.js';

export const load = () => ({ general: generalPage(shelf().general) });
