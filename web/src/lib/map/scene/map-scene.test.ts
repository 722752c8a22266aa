import { hexCentre, hexSpiral, offsetToHex, type CampaignMap, type MapHex } from '@pelagonia/rules';
import { describe, expect, it } from 'vitest';
import { largeMap } from '../testing/large-map.js';
import { mapScene } from './map-scene.js';
import { sheetOf } from './sheet.js';

const everywhere = { left: -1e3, top: -1e3, right: 1e3, bottom: 1e3 };

/** `~` sea, `o` lake, `*` forest, `.` plain; odd rows stand half a hex further east. */
function drawn(rows: readonly string[], more: Partial<CampaignMap> = {}): CampaignMap {
  const terrain = { '~': 'sea', o: 'lake', '*': 'forest', '.': 'plain' } as const;
  const hexes = rows.flatMap((line, row) =>
    [...line].map((sign, col): MapHex => ({
      ...offsetToHex({ col, row }),
      terrain: terrain[sign as keyof typeof terrain],
    })),
  );
  return { ...largeMap(1, 1), territories: [], ways: [], rivers: [], hexes, ...more };
}

describe('the scene of a map', () => {
  it('an island has one closed shore', () => {
    const shores = mapScene(drawn(['~~~~~', '~~.~~', '~~..~', '~~~~~'])).seaShores.within(everywhere);
    expect(shores.map((shore) => shore.closed)).toEqual([true]);
  });

  it('the edge of the sheet is no shore', () => {
    expect(mapScene(drawn(['...', '...'])).seaShores.within(everywhere)).toEqual([]);
  });

  it('woods that do not touch are painted as two', () => {
    const regions = mapScene(drawn(['*...*', '*...*'])).regions.within(everywhere);
    expect(regions.filter(({ terrain }) => terrain === 'forest')).toHaveLength(2);
  });

  it('a river stops just inside the sea it flows into', () => {
    const course = [0, 1, 2, 3, 4].map((col) => offsetToHex({ col, row: 1 }));
    const scene = mapScene(drawn(['.....', '...~~', '.....'], { rivers: [{ course }] }));
    const mouth = scene.rivers[0]?.points.at(-1);
    const shore = (hexCentre(course[2] ?? { q: 0, r: 0 }).x + hexCentre(course[3] ?? { q: 0, r: 0 }).x) / 2;
    expect((mouth?.x ?? 0) - shore).toBeGreaterThan(0);
    expect((mouth?.x ?? 0) - shore).toBeLessThan(0.5);
  });

  it('no tree stands on a road or under a seat', () => {
    const course = [0, 1, 2, 3, 4].map((col) => offsetToHex({ col, row: 1 }));
    const seat = course[0] ?? { q: 0, r: 0 };
    const scene = mapScene(
      drawn(['*****', '*****', '*****'], {
        ways: [{ kind: 'road', between: ['a', 'b'], course }],
        territories: [{ id: 'a', kind: 'capital', name: { en: 'A', es: 'A' }, seat, land: [seat] }],
      }),
    );
    const marks = scene.marks.within(everywhere);
    expect(marks.length).toBeGreaterThan(20);
    const near = (limit: number, points: readonly { x: number; y: number }[]) =>
      marks.filter(({ at }) => points.some((point) => Math.hypot(point.x - at.x, point.y - at.y) < limit));
    expect(
      near(
        0.15,
        scene.roads.flatMap((road) => road.points),
      ),
    ).toEqual([]);
    expect(near(0.6, [hexCentre(seat)])).toEqual([]);
  });

  it('marks are sorted from north to south, so that nearer peaks cover farther ones', () => {
    const ys = mapScene(largeMap(20, 20))
      .marks.within(everywhere)
      .map(({ at }) => at.y);
    expect(ys).toEqual([...ys].sort((a, b) => a - b));
  });
});

describe('the sheet', () => {
  it('of a rectangle of hexes is trimmed straight', () => {
    expect(sheetOf(largeMap(7, 6).hexes).straight).toBe(true);
  });

  it('of a map with any other shape keeps its outline', () => {
    const round = hexSpiral({ q: 0, r: 0 }, 3).map((hex): MapHex => ({ ...hex, terrain: 'plain' }));
    expect(sheetOf(round).straight).toBe(false);
  });

  it('of a rectangle with a hole is not trimmed', () => {
    const holed = largeMap(7, 6).hexes.filter(({ q, r }) => !(r === 2 && q === 2));
    expect(sheetOf(holed).straight).toBe(false);
  });
});
