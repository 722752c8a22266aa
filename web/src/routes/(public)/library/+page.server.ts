import { armySummaries } from '$lib/library/armies/army-page.js';
import { mapSummaries } from '$lib/library/maps/map-page.js';
import { scenarioSummaries } from '$lib/library/scenarios/scenario-page.js';
import { shelf } from '$lib/server/library/shelf.js';

export const load = () => {
  const library = shelf();
  const armies = armySummaries(library).map(({ id, name, house }) => ({ id, name, house }));
  return {
    armies,
    lores: armies.filter(({ id }) => library.spellBook.lores.some(({ army }) => army === id)),
    scenarios: scenarioSummaries(library).map(({ id, name }) => ({ id, name })),
    maps: mapSummaries(library).map(({ id, name, players }) => ({ id, name, players })),
  };
};
