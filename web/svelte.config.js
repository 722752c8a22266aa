import adapter from '@sveltejs/adapter-static';
import { libraryPages } from './library-pages.js';
import { withRouteShells } from './route-shells.js';

/** Public pages are prerendered in both languages; everything else starts in the browser. */
const publicPages = ['/', '/map', '/sign-in', '/register', '/forgot', ...libraryPages()];

const files = { pages: 'build', fallback: '200.html' };

/** @type {import('@sveltejs/kit').Config} */
export default {
  kit: {
    adapter: withRouteShells(adapter({ ...files, assets: files.pages, precompress: true }), files),
    inlineStyleThreshold: 0,
    paths: { relative: false },
    prerender: {
      crawl: false,
      entries: [
        '/routes.json',
        ...publicPages.flatMap((page) => [page, page === '/' ? '/es' : `/es${page}`]),
      ],
    },
    serviceWorker: { register: false },
    version: { pollInterval: 0 },
  },
};
