import { scenarioSummaries } from '$lib/library/scenarios/scenario-page.js';
import { shelf } from '$lib/server/library/shelf.js';

export const load = () => ({ scenarios: scenarioSummaries(shelf()) });
