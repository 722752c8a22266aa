import { offsetToHex, type CampaignMap, type MapHex, type Territory } from '@pelagonia/rules';
import { describe, expect, it } from 'vitest';
import { largeMap } from '../testing/large-map.js';
import { holdingsOf } from './holdings.js';
import { mapScene } from './map-scene.js';

/** Rows of letters, each the territory a hex belongs to; `~` is sea. */
function lands(rows: readonly string[]): CampaignMap {
  const cells = rows.flatMap((line, row) =>
    [...line].map((sign, col) => ({ sign, hex: offsetToHex({ col, row }) })),
  );
  const ids = [...new Set(cells.map(({ sign }) => sign))].filter((sign) => sign !== '~');
  return {
    ...largeMap(1, 1),
    ways: [],
    hexes: cells.map(({ sign, hex }): MapHex => ({ ...hex, terrain: sign === '~' ? 'sea' : 'plain' })),
    territories: ids.map((id): Territory => {
      const land = cells.filter(({ sign }) => sign === id).map(({ hex }) => hex);
      return { id, kind: 'fortress', name: { en: id, es: id }, seat: land[0] ?? { q: 0, r: 0 }, land };
    }),
  };
}

describe('holdings', () => {
  const scene = mapScene(lands(['ab~', 'ab~']));

  it('two territories of one seat are one holding with a dotted line between them and no border', () => {
    const [holding, ...others] = holdingsOf(scene, { a: 'A', b: 'A' });
    expect(others).toEqual([]);
    expect(holding?.rings).toHaveLength(1);
    expect(holding?.borders).toEqual([]);
    expect(holding?.marches).toHaveLength(1);
  });

  it('where two seats touch, both have a border, and the sea needs none', () => {
    const holdings = holdingsOf(scene, { a: 'A', b: 'B' });
    expect(holdings.map(({ seat, borders }) => [seat, borders.length])).toEqual([
      ['A', 1],
      ['B', 1],
    ]);
    expect(holdings.flatMap(({ marches }) => marches)).toEqual([]);
  });

  it('a letter that is no seat colours nothing', () => {
    expect(holdingsOf(scene, { a: 'Z' })).toEqual([]);
  });
});
