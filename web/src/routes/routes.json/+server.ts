import { json } from '@sveltejs/kit';

export const prerender = true;

/**
 * Which addresses lead to a page, such as `/campaigns/[id]`, for the server that sends the pages: it answers any other
 * with "not found". Public pages are files, one for each id there is, so that no pattern of theirs is listed.
 */
export function GET(): Response {
  const pages = Object.keys(import.meta.glob('../**/+page.svelte')).filter(
    (page) => !(page.includes('(public)') && page.includes('[')),
  );
  const routes = pages.map((page) => {
    const folders = page.split('/').filter((part) => part !== '..' && !/^\(.*\)$|^\+page/.test(part));
    return `/${folders.join('/')}`;
  });
  return json(routes.sort());
}
