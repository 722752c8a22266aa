import type { Handle } from '@sveltejs/kit';
import { paraglideMiddleware } from '$lib/paraglide/server.js';

/** Runs while pages are prerendered and in `dev`: each is written in the language of its address. */
export const handle: Handle = ({ event, resolve }) =>
  paraglideMiddleware(event.request, ({ locale }) =>
    resolve(event, {
      transformPageChunk: ({ html }) => html.replace('%lang%', locale),
      preload: ({ type, path }) =>
        type === 'js' || type === 'css' || (type === 'font' && /-latin-(?!ext-)/.test(path)),
    }),
  );
