import { expect, test } from 'vitest';
import { leagueGround } from '../src/index.js';
import { shippedMap, shippedMaps } from './shipped-maps.js';

test.each(shippedMaps)('on %s everybody at home has ground of his own, another each round', (name) => {
  const map = shippedMap(name);
  for (const { id } of map.realms) {
    const rounds = Array.from({ length: 12 }, (_, index) => leagueGround(map, id, index + 1)!);
    expect(rounds.map(({ kind }) => kind)).not.toContain('fortress');
    expect(rounds.every(({ realm }) => realm === id || realm === undefined)).toBe(true);
    expect(new Set(rounds.map((ground) => ground.id)).size).toBeGreaterThan(1);
    expect(rounds[0]).not.toBe(rounds[1]);
  }
  expect(leagueGround(map, 'nowhere', 1)).toBeUndefined();
});
