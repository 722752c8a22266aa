import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { largeMap } from '../testing/large-map.js';
import type { Delivery, RealmState, Tile } from './tasks.js';
import { workshop } from './workshop.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const realm: RealmState = { owners: {}, ruined: new Set(), figures: {}, language: 'en' };
const look = { theme: 'paper', fonts: { serif: 'serif', sans: 'sans-serif' } } as const;
const tile = (id: number, column = 0): Tile => ({
  id,
  layer: 'land',
  column,
  row: 0,
  side: 256,
  scale: 10,
  ratio: 1,
});

/** A workshop whose painters note what they are given; each painting takes as long as `cost` says. */
function opened(cost = 0, fonts?: FontFaceSet) {
  const painted: string[] = [];
  const delivered: Delivery[] = [];
  let language = realm.language;
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const take = workshop(
    (delivery) => delivered.push(delivery),
    fonts,
    () => ({
      paint({ id, column }) {
        painted.push(`${id} at ${column} in ${language}`);
        time += cost;
        return undefined;
      },
      realm: (next) => void (language = next.language),
      look: () => undefined,
      reletter: () => undefined,
    }),
  );
  take({ kind: 'open', map: largeMap(2, 2), realm, look, sources: [] });
  return { take, painted, delivered };
}

it('tiles are painted in the order in which they were asked for, and handed out one by one', () => {
  const { take, painted, delivered } = opened();
  for (const id of [3, 1, 2]) take({ kind: 'paint', tile: tile(id) });
  expect(painted).toEqual([]);
  vi.runAllTimers();
  expect(painted).toEqual(['3 at 0 in en', '1 at 0 in en', '2 at 0 in en']);
  expect(delivered.map((one) => one.kind === 'tile' && one.id)).toEqual([3, 1, 2]);
});

it('a tile that is asked for twice is painted once, as it was wanted last', () => {
  const { take, painted } = opened();
  take({ kind: 'paint', tile: tile(1, 4) });
  take({ kind: 'paint', tile: tile(1, 5) });
  vi.runAllTimers();
  expect(painted).toEqual(['1 at 5 in en']);
});

it('a tile that has left the table is not painted any more', () => {
  const { take, painted } = opened();
  for (const id of [1, 2]) take({ kind: 'paint', tile: tile(id) });
  take({ kind: 'leave', id: 1 });
  vi.runAllTimers();
  expect(painted).toEqual(['2 at 0 in en']);
});

it('whatever waits is painted as the map is held by then', () => {
  const { take, painted } = opened();
  take({ kind: 'paint', tile: tile(1) });
  take({ kind: 'realm', realm: { ...realm, language: 'es' } });
  vi.runAllTimers();
  expect(painted).toEqual(['1 at 0 in es']);
});

it('long work is put down now and then, to hear what is no longer wanted', () => {
  const { take, painted } = opened(5);
  for (const id of [1, 2, 3, 4]) take({ kind: 'paint', tile: tile(id) });
  vi.advanceTimersToNextTimer();
  expect(painted).toHaveLength(2);
  take({ kind: 'leave', id: 3 });
  vi.runAllTimers();
  expect(painted.map((one) => one[0])).toEqual(['1', '2', '4']);
});

/** Fonts that come when they are told to. */
function fontsOnTheirWay() {
  let come = (_faces: object[]): void => undefined;
  const load = new Promise<object[]>((resolve) => (come = resolve));
  return { come, fonts: { add: () => undefined, load: () => load } as unknown as FontFaceSet };
}

it('names wait for their fonts while land is painted, and are written once', async () => {
  const { come, fonts } = fontsOnTheirWay();
  const { take, painted, delivered } = opened(0, fonts);
  take({ kind: 'paint', tile: { ...tile(1), layer: 'tokens' } });
  take({ kind: 'paint', tile: tile(2) });
  vi.advanceTimersByTime(100);
  expect(painted).toEqual(['2 at 0 in en']);
  come([{}]);
  await vi.advanceTimersByTimeAsync(100);
  expect(painted).toEqual(['2 at 0 in en', '1 at 0 in en']);
  expect(delivered.some(({ kind }) => kind === 'fonts')).toBe(false);
});

it('names do not wait for long, and are written anew when their fonts come after all', async () => {
  const { come, fonts } = fontsOnTheirWay();
  const { take, painted, delivered } = opened(0, fonts);
  take({ kind: 'paint', tile: { ...tile(1), layer: 'tokens' } });
  vi.advanceTimersByTime(1000);
  expect(painted).toEqual(['1 at 0 in en']);
  come([{}]);
  await vi.advanceTimersByTimeAsync(100);
  expect(delivered.some(({ kind }) => kind === 'fonts')).toBe(true);
});
