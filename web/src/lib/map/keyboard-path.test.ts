import { hexCentre, type CampaignMap, type Hex, type Territory } from '@pelagonia/rules';
import { describe, expect, it } from 'vitest';
import { stepAlong } from './keyboard-path.js';
import { largeMap } from './testing/large-map.js';

function mapOf(seats: Record<string, Hex>): CampaignMap {
  const territories = Object.entries(seats).map(([id, seat]): Territory => ({
    id,
    kind: 'fortress',
    name: { en: id, es: id },
    seat,
    land: [seat],
  }));
  return { ...largeMap(4, 4), territories };
}

const cross = mapOf({
  middle: { q: 0, r: 0 },
  east: { q: 3, r: 0 },
  farEast: { q: 6, r: 0 },
  west: { q: -3, r: 0 },
  north: { q: 2, r: -4 },
  south: { q: -2, r: 4 },
});
const find = (id: string) => cross.territories.find((territory) => territory.id === id);
const from = (id: string, key: string) => stepAlong(cross, find(id), key)?.id;

describe('the keyboard path through the territories', () => {
  it('each arrow leads to the nearest territory on its side', () => {
    expect(from('middle', 'ArrowRight')).toBe('east');
    expect(from('middle', 'ArrowLeft')).toBe('west');
    expect(from('middle', 'ArrowUp')).toBe('north');
    expect(from('middle', 'ArrowDown')).toBe('south');
  });

  it('an arrow towards the edge leads nowhere', () => {
    expect(from('farEast', 'ArrowRight')).toBeUndefined();
  });

  it('the first arrow starts in the north, as Home does, and End is in the south', () => {
    expect(stepAlong(cross, undefined, 'ArrowDown')?.id).toBe('north');
    expect(from('middle', 'Home')).toBe('north');
    expect(from('middle', 'End')).toBe('south');
  });

  it('other keys are none of its business', () => {
    expect(from('middle', 'a')).toBeUndefined();
    expect(from('middle', 'toString')).toBeUndefined();
  });

  it('reaches every territory of a large map from any other', () => {
    const map = largeMap(40, 40);
    const reached = new Set(map.territories.slice(0, 1));
    for (const territory of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = stepAlong(map, territory, key);
        if (next) reached.add(next);
      }
    }
    const missed = map.territories.filter((territory) => !reached.has(territory));
    expect(missed.map(({ seat }) => hexCentre(seat))).toEqual([]);
  });
});
