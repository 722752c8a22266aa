import { checkMap } from '../src/map/check-map.js';

/** A parsed JSON value that tests may bend. */
type Json = { [field: string]: Json } | Json[] | string | number | boolean | null;

/**
 * The smallest sound map that has one of everything: two realms, a road, a lane, a pass, a ford, a river, a label.
 *
 *     N 1 2 3 4 . ~     N the northern capital, with its port P at the end of the upper road
 *      1 . . . . P ~
 *     2 . ^ % . . ~     ^ a pass, % a ford
 *      S 1 . . . Q ~     S the southern capital; its port Q is reached by sea only
 */
const smallMap = {
  format: 1,
  id: 'small',
  version: 3,
  name: { en: 'Small', es: 'Pequeño' },
  summary: { en: 'A small map.', es: 'Un mapa pequeño.' },
  legend: { '.': 'plain', '~': 'sea', '^': 'mountains', '%': 'marsh' },
  terrain: ['......~', '......~', '..^%..~', '......~'],
  lands: ['nn.....', 'n....p.', '.......', 'ss.....'],
  realms: [
    { id: 'north', name: { en: 'North', es: 'Norte' } },
    { id: 'south', name: { en: 'South', es: 'Sur' } },
  ],
  territories: [
    { id: 'n', kind: 'capital', realm: 'north', name: { en: 'N', es: 'N' }, seat: [0, 0], letter: 'n' },
    {
      id: 'p',
      kind: 'resource',
      sort: 'port',
      realm: 'north',
      name: { en: 'P', es: 'P' },
      seat: [5, 1],
      letter: 'p',
    },
    { id: 's', kind: 'capital', realm: 'south', name: { en: 'S', es: 'S' }, seat: [0, 3], letter: 's' },
    { id: 'q', kind: 'resource', sort: 'port', realm: 'south', name: { en: 'Q', es: 'Q' }, seat: [5, 3] },
    { id: 'pass', kind: 'pass', name: { en: 'Pass', es: 'Paso' }, seat: [2, 2] },
    { id: 'ford', kind: 'crossing', sort: 'ford', name: { en: 'Ford', es: 'Vado' }, seat: [3, 2] },
  ],
  ways: [
    { kind: 'road', between: ['n', 's'], course: along('0,0 0,1 0,2 0,3') },
    { kind: 'road', between: ['n', 'p'], course: along('0,0 1,0 2,0 3,0 4,0 4,1 5,1') },
    { kind: 'lane', between: ['p', 'q'], course: along('5,1 6,1 6,2 5,3') },
    { kind: 'road', between: ['s', 'pass'], course: along('0,3 1,3 2,2') },
    { kind: 'road', between: ['pass', 'ford'], course: along('2,2 3,2') },
  ],
  rivers: [{ name: { en: 'Run', es: 'Regato' }, course: along('3,1 3,2') }, { course: along('4,2 4,3 5,3') }],
  labels: [{ text: { en: 'Sea', es: 'Mar' }, at: [6, 0], kind: 'water' }],
} satisfies Json;

/** Positions written short: `'0,0 1,0'`. */
export function along(course: string): number[][] {
  return course.split(' ').map((position) => position.split(',').map(Number));
}

/**
 * The small map with some values replaced, named as violations name them: `{ 'ways[0].kind': 'lane' }`.
 * Undefined removes the field.
 */
export function altered(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const file = JSON.parse(JSON.stringify(smallMap)) as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
    const last = steps.pop() ?? '';
    const holder = steps.reduce((at, step) => at[step] as Record<string, unknown>, file);
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
  return file;
}

/** The faults of a file as short lines, `CODE | where | parameters`, so that a case reads at a glance. */
export function faultsOf(file: unknown): string[] {
  const checked = checkMap(file);
  if (checked.ok) return [];
  return checked.violations.map(({ code, where, parameters }) =>
    [code, where, ...Object.values(parameters).map(String)].join(' | '),
  );
}

/** What a case changes on the small map, and every fault that follows from it. */
export type FaultCase = readonly [name: string, changes: Record<string, unknown>, faults: readonly string[]];
