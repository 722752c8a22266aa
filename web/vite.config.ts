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
  const room = /messages\/([a-z]+)_\w+\.js$/.exec(module)?.[1];
  if (room === undefined) return 'words';
  return commonRooms.test(room) ? 'words' : `words-${room}`;
};
/** What people meet before they sit at a table. */
const entryParts = /src\/lib\/(account\/|form\/(Password|Zone|Language|password))/;

/** What every page uses once one is in. */
const tableParts =
  /src\/lib\/((clock|frame|words)\/|generated\/documents\/(Viewer|UpdateProfile)|form\/(act|submission|Problem|SubmitButton|Field|Dialog)\.)/;

/** Small parts of the war table that its neighbours use too. */
const warParts =
  /src\/lib\/(campaign|heraldry|table)\/|src\/lib\/(library\/say|trust\/kept|orders\/(order-desk|draft)|reveal\/seen|battles\/battle-(words|path)|map\/(HexMap|MapButtons|TerritoryCard|TerritoryList|keyboard-path|map-words|geometry|scene\/holdings|territory-words))|rules\/src\/map\//;

/** What everything stands on: the framework and the way to the service. */
const ground =
  /node_modules\/(svelte|@sveltejs|@urql|@0no-co|wonka|devalue|clsx|esm-env)\/|vite\/preload-helper|src\/lib\/api\//;

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
            { name: 'ground', test: ground, minShareCount: 2, priority: 3 },
            {
              name: wordsOfRoom,
              test: /paraglide\/(messages\/|runtime|registry)/,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'entry-parts', test: entryParts, minShareCount: 2, priority: 1 },
            { name: 'parts', test: tableParts, minShareCount: 2, priority: 2 },
            { name: 'war-parts', test: warParts, minShareCount: 2 },
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
