import { shelf } from '$lib/server/library/shelf.js';

export const load = () => ({ chapters: shelf().cases });
