import { error } from '@sveltejs/kit';
import { mapPage } from '$lib/library/maps/map-page.js';
import { shelf } from '$lib/server/library/shelf.js';

export const load = ({ params }: { params: { id: string } }) => {
  const map = shelf().maps.find(({ id }) => id === params.id);
  if (!map) error(404);
  return { map: mapPage(map) };
};
