import { describe, expect, test } from 'vitest';
import {
  type Battlefield,
  battleKinds,
  type BattleKind,
  describeReason,
  suggestScenarios,
  type Suggestion,
  terrainRound,
  type Territory,
} from '../src/index.js';
import { shippedMap } from './shipped-maps.js';
import { shippedLibrary } from './shipped-scenarios.js';

const library = shippedLibrary();
const map = shippedMap('pelagonia');

/** Points as at the start of a campaign: field armies of 3,000 and garrisons of 1,000. */
const defenders: Readonly<Record<BattleKind, number>> = {
  meeting: 3000,
  field: 3000,
  siege: 4000,
  assault: 1000,
  contest: 3000,
};

function battleAt(kind: BattleKind, { kind: place, sort, seat }: Territory, players = 2): Battlefield {
  const territory = sort === undefined ? { kind: place } : { kind: place, sort };
  return {
    kind,
    ...(kind !== 'meeting' && { territory }),
    terrain: terrainRound(map, seat),
    attacker: 3000,
    defender: defenders[kind],
    players,
  };
}

function suggestedAt(field: Battlefield): Suggestion[] {
  const found = suggestScenarios(library, field);
  return found === undefined ? [] : [found.best, ...found.alternatives];
}
const namesAt = (field: Battlefield): string[] => suggestedAt(field).map(({ scenario }) => scenario);

const battles = battleKinds.flatMap((kind) =>
  map.territories.map((territory) => [kind, territory.id, territory] as const),
);
const of = (...kinds: Territory['kind'][]): Territory[] =>
  map.territories.filter(({ kind }) => kinds.includes(kind));

test.each(battles)(
  'a %s at %s has a scenario with its reason, and two alternatives',
  (kind, _, territory) => {
    const all = suggestedAt(battleAt(kind, territory));
    expect(new Set(all.map(({ scenario }) => scenario)).size).toBe(3);
    for (const { reason } of all) {
      expect(describeReason(reason, 'en')).toMatch(/\w\.$/);
      expect(describeReason(reason, 'es')).toMatch(/\w\.$/);
    }
  },
);

test.each(battles)('nothing absurd is suggested for a %s at %s', (kind, _, territory) => {
  const field = battleAt(kind, territory);
  const all = suggestedAt(field);
  const names = all.map(({ scenario }) => scenario);
  const walls = kind === 'siege' || kind === 'assault';
  if (!walls || territory.kind !== 'fortress') expect(names[0]).not.toMatch(/^(siege|assault)$/);
  if (!walls) expect(names.filter((name) => /^(siege|assault)$/.test(name))).toEqual([]);
  if (field.territory?.kind !== 'crossing') expect(names).not.toContain('river-and-bridge');
  const rugged = field.terrain.some((one) => one === 'mountains' || one === 'hills');
  if (!rugged) expect(names[0]).not.toMatch(/^(valley-breakthrough|convoy|mountain-town)$/);
  if (!field.terrain.includes('forest')) expect(names[0]).not.toBe('countess-coach');
  expect(names).not.toContain('confederation');
  expect(names).not.toContain('allied-battle');
});

describe('the map of Pelagonia suggests', () => {
  const inTheField = ['field', 'contest'] as const;

  test.each(inTheField)('the river and its bridge for a %s at every crossing', (kind) => {
    for (const crossing of of('crossing'))
      expect(namesAt(battleAt(kind, crossing))[0]).toBe('river-and-bridge');
  });

  test.each(inTheField)('the length of the table or a convoy for a %s at every pass', (kind) => {
    for (const pass of of('pass')) {
      expect(new Set(namesAt(battleAt(kind, pass)).slice(0, 2))).toEqual(
        new Set(['valley-breakthrough', 'convoy']),
      );
      expect(suggestedAt(battleAt(kind, pass))[0]?.reason).toMatchObject({ code: 'SUITS_TERRITORY' });
    }
  });

  test.each(inTheField)('a burning settlement for a %s at the village, the mines and the port', (kind) => {
    const places = of('resource').filter(
      ({ sort }) => sort === 'village' || sort === 'mine' || sort === 'port',
    );
    expect(places).toHaveLength(4);
    for (const place of places) expect(namesAt(battleAt(kind, place))[0]).toBe('burning-settlement');
  });

  test.each(inTheField)('the forest road for a %s at the forest, the hill at the necropolis', (kind) => {
    const best = (sort: Territory['sort']): (string | undefined)[] =>
      of('resource')
        .filter((one) => one.sort === sort)
        .map((one) => namesAt(battleAt(kind, one))[0]);
    expect([best('forest'), best('necropolis')]).toEqual([['countess-coach'], ['orc-hill']]);
  });

  test('a siege before every fortress, whatever the odds, with the open field as an alternative', () => {
    for (const fortress of of('fortress')) {
      for (const attacker of [1000, 3000, 8000, 12000]) {
        const names = namesAt({ ...battleAt('siege', fortress), attacker });
        expect(names.slice(0, 2)).toEqual(['siege', 'pitched-battle']);
        expect(['assault', 'mountain-town']).toContain(names[2]);
      }
    }
  });

  test('an assault on every lonely garrison', () => {
    for (const fortress of of('fortress')) {
      expect(namesAt(battleAt('assault', fortress))).toEqual(['assault', 'pitched-battle', 'siege']);
    }
  });

  test('Eisberg for capitals among mountains, and the plain battle where the land has nothing to say', () => {
    const lands = ['mountains', 'hills', 'marsh', 'moor', 'forest'] as const;
    const best = of('capital').map((one) => {
      const field = battleAt('field', one);
      return [lands.find((land) => field.terrain.includes(land)), namesAt(field)[0]] as const;
    });
    expect(new Set(best.map(([, scenario]) => scenario)).size).toBeGreaterThan(2);
    for (const [land, scenario] of best) {
      if (land === 'mountains' || land === 'hills') expect(scenario).toBe('mountain-town');
      if (land === undefined) expect(scenario).toBe('pitched-battle');
    }
  });

  test('a battle of allies for four players in open country', () => {
    const [capital] = of('capital');
    expect(capital && namesAt(battleAt('field', capital, 4)).slice(0, 2)).toEqual([
      'allied-battle',
      'confederation',
    ]);
    expect(capital && namesAt(battleAt('field', capital, 3))[0]).toBe('allied-battle');
  });
});
