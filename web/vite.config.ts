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
  /^(campaign|connection|fault|form|language|map|menu|papers|problem|seats|share|table|territory|worth)$/;
/** A message is called after the room it is of: `table_seal`. */
const roomOf = (module: string) => /messages\/([a-z]+)_\w+\.js$/.exec(module)?.[1];
/** What says the words, and those of many rooms. */
const commonWords = (module: string) => {
  const room = roomOf(module);
  return room === undefined ? /paraglide\/(runtime|registry)/.test(module) : commonRooms.test(room);
};
/** What people meet before they sit at a table. */
const entryParts = /src\/lib\/(account\/|form\/(Password|Zone|Language|password))/;

/** What every page uses once one is in. */
const tableParts =
  /src\/lib\/((clock|frame|words)\/|generated\/documents\/(Viewer|UpdateProfile)|form\/(act|submission|Problem|SubmitButton|Field|Dialog)\.)/;

/** Small parts of the war table that its neighbours use too. */
const warParts =
  /src\/lib\/(campaign|heraldry|table)\/|src\/lib\/(library\/say|trust\/kept|orders\/(order-desk|draft)|reveal\/seen|battles\/battle-(words|path)|paraglide\/messages\/battles_|map\/(HexMap|MapButtons|TerritoryCard|TerritoryList|keyboard-path|map-words|geometry|scene\/(holdings|sheet|land-of)|paint\/(palette|theme-link|brush)|territory-words))|rules\/src\/map\//;

/** The framework and the way to the service. */
const framework =
  /node_modules\/(svelte|@sveltejs|@urql|@0no-co|wonka|devalue|clsx|esm-env)\/|vite\/preload-helper|rolldown\/runtime|src\/lib\/api\//;

/** What everything stands on. A file of its own for each would be a way to the service and back for each. */
const ground = (module: string) => framework.test(module) || tableParts.test(module) || commonWords(module);

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
        postBanner: '//# allFunctionsCalledOnLoad',
        codeSplitting: {
          groups: [
            { name: 'ground', test: ground, minShareCount: 2, priority: 3 },
            { name: 'war-parts', test: warParts, minShareCount: 2, priority: 2 },
            {
              name: (module) => `words-${roomOf(module)}`,
              test: /messages\/[a-z]+_/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'entry-parts', test: entryParts, minShareCount: 2 },
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
