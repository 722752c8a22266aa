import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scenario } from '../../test/sample-scenarios.js';
import { battleKinds } from '../conquest/turn-course.js';
import { type CampaignMap, terrains, territoryKinds, territorySorts } from '../map/campaign-map.js';
import { type Battlefield, terrainRound } from './battlefield.js';
import { describeReason } from './describe-reason.js';
import type { Suits } from './scenario.js';
import { suggestScenarios } from './suggest-scenarios.js';

const suited = (id: string, suits: Suits): ReturnType<typeof scenario> => scenario({ id, suits });
const open: Suits['battles'] = ['meeting', 'field', 'contest'];

/** Something like the library of the book. */
const library = [
  suited('pitched', {}),
  suited('river', { battles: open, territories: ['crossing'], sorts: ['bridge', 'ford'] }),
  suited('hill', { battles: open, terrains: ['hills', 'moor'], ratio: { from: 150, to: 250 } }),
  suited('burning', { battles: open, territories: ['resource', 'settlement'], sorts: ['village', 'mine'] }),
  suited('valley', { battles: open, territories: ['pass'], terrains: ['mountains'] }),
  suited('convoy', { battles: open, territories: ['pass'] }),
  suited('coach', { battles: open, terrains: ['forest'] }),
  suited('alliance', { battles: open, players: { from: 3, to: 8 } }),
  suited('siege', {
    battles: ['siege'],
    territories: ['fortress', 'capital'],
    ratio: { from: 150, to: 400 },
  }),
  suited('storm', { battles: ['assault', 'siege'], territories: ['fortress'] }),
];

const field: Battlefield = {
  kind: 'field',
  territory: { kind: 'capital' },
  terrain: ['plain', 'plain', 'farmland'],
  attacker: 3000,
  defender: 3000,
  players: 2,
};

function suggested(changes: Partial<Battlefield>): string[] {
  const found = suggestScenarios(library, { ...field, ...changes });
  return found === undefined ? [] : [found.best, ...found.alternatives].map(({ scenario }) => scenario);
}

describe('the map suggests', () => {
  test('a river and a bridge at a crossing', () => {
    expect(suggested({ territory: { kind: 'crossing', sort: 'bridge' } })[0]).toBe('river');
  });

  test('the length of the table or a convoy at a pass', () => {
    expect(suggested({ territory: { kind: 'pass' }, terrain: ['mountains', 'hills'] }).slice(0, 2)).toEqual([
      'valley',
      'convoy',
    ]);
  });

  test('a burning settlement at a village', () => {
    expect(suggested({ territory: { kind: 'resource', sort: 'village' } })[0]).toBe('burning');
  });

  test('a siege at two to one before a fortress', () => {
    const siege = { kind: 'siege', territory: { kind: 'fortress' }, attacker: 4000, defender: 2000 } as const;
    const found = suggestScenarios(library, { ...field, ...siege });
    expect(found?.best).toEqual({
      scenario: 'siege',
      weight: 72,
      reason: { code: 'SUITS_BATTLE', battle: 'siege' },
      besides: [
        { code: 'SUITS_TERRITORY', territory: 'fortress' },
        { code: 'SUITS_RATIO', attacker: 4000, defender: 2000 },
      ],
      against: [],
    });
  });

  test('a storm rather than a siege when the besieger is too weak for it, or a garrison stands alone', () => {
    expect(
      suggested({ kind: 'siege', territory: { kind: 'fortress' }, attacker: 3000, defender: 4000 })[0],
    ).toBe('storm');
    expect(suggested({ kind: 'assault', territory: { kind: 'fortress' }, defender: 1000 })[0]).toBe('storm');
  });

  test('the hill when the odds and the land are right', () => {
    expect(suggested({ terrain: ['hills', 'hills', 'plain'], defender: 1500 })[0]).toBe('hill');
  });

  test('an alliance when more than two sit at the table', () => {
    expect(suggested({ players: 4 })[0]).toBe('alliance');
    expect(suggested({ players: 2 })).not.toContain('alliance');
  });

  test('on the way only the land and the armies speak', () => {
    const { territory: _, ...meeting } = { ...field, kind: 'meeting' as const, terrain: ['forest' as const] };
    const found = suggestScenarios(library, meeting);
    expect(found?.best).toMatchObject({ scenario: 'coach', reason: { code: 'SUITS_TERRAIN' } });
    expect(found?.best.besides).toEqual([{ code: 'SUITS_BATTLE', battle: 'meeting' }]);
  });

  test('the plain battle where all else is out of place', () => {
    const odd = [suited('pitched', {}), suited('siege', { battles: ['siege'] })];
    expect(suggestScenarios(odd, field)?.best).toMatchObject({
      scenario: 'pitched',
      reason: { code: 'SUITS_ANYWHERE' },
    });
  });
});

describe('the library', () => {
  test('may be empty or small', () => {
    expect(suggestScenarios([], field)).toBeUndefined();
    const only = [suited('siege', { battles: ['siege'] })];
    expect(suggestScenarios(only, field)).toEqual({
      best: {
        scenario: 'siege',
        weight: -60,
        reason: { code: 'SUITS_FOR_WANT_OF_BETTER' },
        besides: [],
        against: [{ code: 'MISFIT_BATTLE', battle: 'field' }],
      },
      alternatives: [],
    });
  });

  test('lists its misfits weightiest first', () => {
    const picky = suited('picky', {
      battles: ['siege'],
      territories: ['pass'],
      sorts: ['ford'],
      terrains: ['marsh'],
      ratio: { from: 200, to: 300 },
      players: { from: 4, to: 8 },
    });
    const village = { ...field, territory: { kind: 'resource', sort: 'village' } } as const;
    expect(suggestScenarios([picky], village)?.best.against.map(({ code }) => code)).toEqual([
      'MISFIT_PLAYERS',
      'MISFIT_BATTLE',
      'MISFIT_SORT',
      'MISFIT_RATIO',
      'MISFIT_TERRITORY',
      'MISFIT_TERRAIN',
    ]);
  });

  test('a scenario that names neither too few nor too many players is for those between', () => {
    const pair = suited('pair', { players: { from: 2, to: 2 } });
    expect(suggestScenarios([pair], { ...field, players: 3 })?.best.weight).toBe(-70);
    expect(suggestScenarios([pair], field)?.best.weight).toBe(0);
  });

  test('a scenario without the place or the land it needs gives way to the plain one', () => {
    const picky = (needs: Suits['needs']): Suits => ({
      battles: ['field'],
      territories: ['capital'],
      terrains: ['forest'],
      ...(needs && { needs }),
    });
    const weightOf = (needs: Suits['needs'], where: Battlefield): number | undefined =>
      suggestScenarios([suited('picky', picky(needs))], where)?.best.weight;
    expect([undefined, ['terrain'] as const].map((needs) => weightOf(needs, field))).toEqual([50, -5]);
    const pass = { ...field, territory: { kind: 'pass' }, terrain: ['forest'] } as const;
    expect([undefined, ['territory'] as const].map((needs) => weightOf(needs, pass))).toEqual([35, -10]);
  });

  test('a map without hexes round the seat says nothing of the land', () => {
    const woods = suited('woods', { terrains: ['forest'] });
    expect(suggestScenarios([woods], { ...field, terrain: [] })?.best.reason.code).toBe('SUITS_ANYWHERE');
  });
});

const anyField: fc.Arbitrary<Battlefield> = fc.record(
  {
    kind: fc.constantFrom(...battleKinds),
    territory: fc.record(
      { kind: fc.constantFrom(...territoryKinds), sort: fc.constantFrom(...territorySorts) },
      { requiredKeys: ['kind'] },
    ),
    terrain: fc.array(fc.constantFrom(...terrains), { maxLength: 7 }),
    attacker: fc.nat({ max: 9000 }),
    defender: fc.nat({ max: 9000 }),
    players: fc.integer({ min: 2, max: 8 }),
  },
  { requiredKeys: ['kind', 'terrain', 'attacker', 'defender', 'players'] },
) as fc.Arbitrary<Battlefield>;

test('the order of the library and of the land changes nothing', () => {
  const shuffled = fc.shuffledSubarray(library, { minLength: library.length });
  fc.assert(
    fc.property(shuffled, anyField, (other, where) => {
      const turned = { ...where, terrain: [...where.terrain].reverse() };
      expect(suggestScenarios(other, turned)).toEqual(suggestScenarios(library, where));
    }),
  );
});

test('every reason is a sentence in both languages', () => {
  fc.assert(
    fc.property(anyField, (where) => {
      const found = suggestScenarios(library, where);
      const all = found === undefined ? [] : [found.best, ...found.alternatives];
      expect(all).toHaveLength(3);
      for (const reason of all.flatMap((one) => [one.reason, ...one.besides, ...one.against])) {
        expect(describeReason(reason, 'en')).toMatch(/^[A-Z][^{}]+\.$/);
        expect(describeReason(reason, 'es')).toMatch(/^[A-ZÁÉÍÓÚ][^{}]+\.$/);
      }
    }),
  );
  expect(describeReason({ code: 'SUITS_SORT', sort: 'bridge' }, 'en')).toBe(
    'It belongs at a bridge, and this is one.',
  );
  expect(describeReason({ code: 'SUITS_RATIO', attacker: 4000, defender: 2000 }, 'es')).toBe(
    'Es justo para 4.000 puntos contra 2.000.',
  );
});

test('the land round a seat is its hex and the ones beside it', () => {
  const hexes = [
    { q: 0, r: 0, terrain: 'plain' },
    { q: 1, r: 0, terrain: 'forest' },
    { q: 2, r: 0, terrain: 'marsh' },
  ] as const;
  const map = { hexes } as unknown as CampaignMap;
  expect(terrainRound(map, { q: 0, r: 0 })).toEqual(['plain', 'forest']);
  expect(terrainRound(map, { q: 0, r: 0 }, 2)).toEqual(['plain', 'forest', 'marsh']);
});
