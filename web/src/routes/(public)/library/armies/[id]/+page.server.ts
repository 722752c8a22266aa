import { error } from '@sveltejs/kit';
import { armyPage } from '$lib/library/armies/army-page.js';
import { shelf } from '$lib/server/library/shelf.js';

export const load = ({ params }: { params: { id: string } }) => {
  const library = shelf();
  const army = library.armies.find(({ id }) => id === params.id);
  if (!army) error(404);
  return { army: armyPage(army, library) };
};
