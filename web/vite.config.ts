import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import { announcerStyle } from './announcer-style.js';
import { leafletParts } from './leaflet-parts.js';
import { wordsOptions } from './words.config.js';

const api = `http://localhost:${process.env['API_PORT'] ?? '3000'}`;
const conditions = ['source', 'svelte', 'module', 'browser', 'development|production'];

/** Rooms whose words many pages borrow, a few each. */
const commonRooms =
  /^(campaign|connection|fault|form|map|menu|papers|problem|seats|share|table|territory|worth)$/;
/** A message is called after the room it is of: `table_seal`. */
const wordsOfRoom = (module: string) => {
  const room = /([a-z]+)_\w+\.js$/.exec(module)?.[1] ?? 'shared';
  return commonRooms.test(room) ? 'words' : `words-${room}`;
};
/** What people meet before they sit at a table. */
const entryParts = /src\/lib\/(account\/|form\/(Password|Zone|Language|password))/;

/** What every page uses once one is in. */
const tableParts =
  /src\/lib\/((api|clock|frame|words)\/|form\/(act|submission|Problem|SubmitButton|Field|Dialog)\.)/;

/** Small parts of the war table that its neighbours use too. */
const warParts =
  /src\/lib\/(heraldry\/|table\/|library\/say|trust\/kept|orders\/order-desk|battles\/battle-(words|path)|campaign\/(open-campaign|map-document|loaded-map)|map\/(geometry|scene\/holdings|territory-words))|rules\/src\/map\//;

export default defineConfig({
  plugins: [announcerStyle(), leafletParts(), paraglideVitePlugin(wordsOptions), sveltekit()],
  resolve: { conditions },
  ssr: { resolve: { conditions: ['source', 'svelte', 'module', 'node', 'development|production'] } },
  build: {
    target: 'es2022',
    rolldownOptions: {
      // Messages and small parts that several pages share would otherwise be a file each. Words lie together by their
      // rooms: a page that borrows from one does not wait for those of all others.
      output: {
        codeSplitting: {
          groups: [
            { name: 'words', test: /paraglide\/(runtime|registry)/, priority: 2 },
            { name: wordsOfRoom, test: /paraglide\/messages\//, minShareCount: 2 },
            { name: 'entry-parts', test: entryParts, minShareCount: 2, priority: 1 },
            { name: 'parts', test: tableParts, minShareCount: 2 },
            { name: 'war-parts', test: warParts, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: api, ws: true },
      '/content': api,
      '/health': api,
      '/outbox': api,
      '/photos': api,
    },
  },
});
