import type { Handle } from '@sveltejs/kit';
import { inOrderOfNeed } from '../head-order.js';
import { paraglideMiddleware } from '$lib/paraglide/server.js';

/** Runs while pages are prerendered and in `dev`: each is written in the language of its address. */
export const handle: Handle = ({ event, resolve }) =>
  paraglideMiddleware(event.request, ({ locale }) =>
    resolve(event, {
      transformPageChunk: ({ html }) =>
        inOrderOfNeed(html.replace('%lang%', locale), ['styles', 'fonts', 'scripts']),
      // Letters of other alphabets and slanted ones are fetched where they are written.
      preload: ({ type, path }) =>
        type === 'js' || type === 'css' || (type === 'font' && path.includes('-latin-wght-normal')),
    }),
  );
