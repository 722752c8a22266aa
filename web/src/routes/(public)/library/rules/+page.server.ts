import { rulesPage } from '$lib/library/rules/rules-page.js';
import { shelf } from '$lib/server/library/shelf.js';

export const load = () => ({ page: rulesPage(shelf()) });
