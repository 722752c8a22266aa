import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Which page each kind of content has, and where the project keeps it: one folder each, named after its id. */
const shelves = [
  { page: '/library/armies', folder: 'armies', file: 'army.json' },
  { page: '/library/scenarios', folder: 'scenarios', file: 'scenario.json' },
  { page: '/library/maps', folder: 'maps', file: 'map.json' },
];

/** The pages of the library, those of each army, scenario and map among them, as the folders have them now. */
export function libraryPages() {
  const rooms = [
    '',
    '/items',
    '/spells',
    '/scenarios/general',
    '/rules',
    '/rules/cases',
    '/a-z',
    '/search.json',
  ].map((room) => `/library${room}`);
  const things = shelves.flatMap(({ page, folder, file }) => {
    const place = fileURLToPath(new URL(`../${folder}`, import.meta.url));
    const ids = readdirSync(place).filter((id) => existsSync(`${place}/${id}/${file}`));
    return [page, ...ids.sort().map((id) => `${page}/${id}`)];
  });
  return [...rooms, ...things];
}
