import { error } from '@sveltejs/kit';
import { scenarioPage } from '$lib/library/scenarios/scenario-page.js';
import { shelf } from '$lib/server/library/shelf.js';

export const load = ({ params }: { params: { id: string } }) => {
  const library = shelf();
  const scenario = library.scenarios.find(({ id }) => id === params.id);
  if (!scenario) error(404);
  return { scenario: scenarioPage(scenario, library) };
};
