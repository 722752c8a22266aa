import adapter from '@sveltejs/adapter-static';
import { libraryPages } from './library-pages.js';

/** Public pages are prerendered in both languages; everything else starts from `200.html` in the browser. */
const publicPages = ['/', '/map', '/sign-in', '/register', '/forgot', ...libraryPages()];

/** @type {import('@sveltejs/kit').Config} */
export default {
  kit: {
    adapter: adapter({ pages: 'build', assets: 'build', fallback: '200.html', precompress: true }),
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
