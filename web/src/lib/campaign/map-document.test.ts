import { describe, expect, it } from 'vitest';
import { largeMap } from '../map/testing/large-map.js';
import { renamed, startingHoldings, startingSeats } from './map-document.js';

const realms = [
  { id: 'elves', name: { en: 'Elves', es: 'Elfos' } },
  { id: 'orcs', name: { en: 'Orcs', es: 'Orcos' } },
];
const territory = (id: string, realm?: string) => ({
  id,
  kind: 'capital' as const,
  name: { en: id, es: id },
  seat: { q: 0, r: 0 },
  land: [],
  ...(realm && { realm }),
});

describe('a map nobody plays on yet', () => {
  it('letters the seats in the order of the realms, in the language of the reader', () => {
    expect(startingSeats({ realms }, 'es')).toEqual([
      { letter: 'A', name: 'Elfos' },
      { letter: 'B', name: 'Orcos' },
    ]);
  });

  it('gives each territory to the seat of its realm, and the rest to nobody', () => {
    const territories = [territory('mudtusk', 'orcs'), territory('halcyra', 'elves'), territory('ford')];
    expect(startingHoldings({ realms, territories })).toEqual({
      mudtusk: 'B',
      halcyra: 'A',
      ford: undefined,
    });
  });

  it('follows the seats where people have chosen their colours', () => {
    const territories = [territory('mudtusk', 'orcs'), territory('halcyra', 'elves'), territory('ford')];
    const seats = [
      { letter: 'A', realm: 'orcs' },
      { letter: 'G', realm: 'elves' },
    ];
    expect(startingHoldings({ realms, territories }, seats)).toEqual({
      mudtusk: 'A',
      halcyra: 'G',
      ford: undefined,
    });
  });
});

describe('a map whose places have been renamed', () => {
  const map = { ...largeMap(1, 1), territories: [territory('rest'), territory('ford')] };
  const [first] = map.territories;

  it('calls them by their new names in both languages, and nothing else by another', () => {
    const changed = renamed(map, { [first?.id ?? '']: 'Anna’s Rest' });
    expect(changed.territories[0]?.name).toEqual({ en: 'Anna’s Rest', es: 'Anna’s Rest' });
    expect(changed.territories.slice(1)).toEqual(map.territories.slice(1));
    expect(first?.name.en).not.toBe('Anna’s Rest');
  });

  it('is the very same map where nobody renamed anything', () => {
    expect(renamed(map, {})).toBe(map);
  });
});
