import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fateOf, playOut, report, turns, type Played, type TurnInput } from './conquest-worlds.js';

// A busy machine is no fault of the rules.
vi.setConfig({ testTimeout: 60_000 });

const first = () => 0;

/** Many turns, each played to its end in its own way. */
function everyTurn(check: (played: Played, input: TurnInput, seed: number) => void, numRuns = 600): void {
  fc.assert(
    fc.property(turns, fc.integer(), (input, seed) => {
      check(playOut(input, fateOf(seed), first), input, seed);
    }),
    { numRuns },
  );
}

test('a turn is over when every battle is fought and every choice made, and not before', () => {
  let battles = 0;
  let choices = 0;
  everyTurn(({ report: end, course, results, answers }) => {
    expect(end.done).toBe(true);
    expect(course.slice(0, -1).every(({ done }) => !done)).toBe(true);
    expect(end.ignored).toEqual([]);
    battles += Object.keys(results).length;
    choices += Object.keys(answers).length;
  }, 1500);
  // The worlds are worth playing in: things happen there.
  expect(battles).toBeGreaterThan(500);
  expect(choices).toBeGreaterThan(100);
});

test('the order in which results and answers arrive does not matter', () => {
  fc.assert(
    fc.property(
      turns,
      fc.integer(),
      fc.array(fc.nat(), { minLength: 1, maxLength: 20 }),
      (input, seed, picks) => {
        const one = playOut(input, fateOf(seed), first);
        const other = playOut(input, fateOf(seed), (_, step) => picks[step % picks.length] ?? 0);
        expect(JSON.stringify(other.report)).toBe(JSON.stringify(one.report));
        const turned = (record: object) => Object.fromEntries(Object.entries(record).reverse());
        const again = report({ ...input, results: turned(one.results), answers: turned(one.answers) });
        expect(JSON.stringify(again)).toBe(JSON.stringify(one.report));
      },
    ),
    { numRuns: 500 },
  );
});

test('the same input gives the same bytes', () => {
  everyTurn(({ report: end, results, answers }, input) => {
    const copy: unknown = JSON.parse(JSON.stringify({ ...input, results, answers }));
    expect(JSON.stringify(report(copy))).toBe(JSON.stringify(end));
  }, 200);
});

test('every territory is still there, with one owner who stands, or none', () => {
  everyTurn(({ report: end }, { territories }) => {
    expect(Object.keys(end.territories).sort()).toEqual(territories.map(({ id }) => id).sort());
    const out = new Set<unknown>(end.eliminated);
    for (const { id, owner } of territories) if (end.territories[id]?.ruins) out.add(owner);
    for (const { owner } of Object.values(end.territories)) expect(out.has(owner)).toBe(false);
  });
});

test('no army has two battles to fight at once', () => {
  everyTurn(({ course }) => {
    for (const { battles } of course) {
      const armies = battles
        .filter(({ status }) => status === 'ready')
        .flatMap(({ kind, attacker, defender }) => [
          attacker.player,
          ...(kind === 'assault' ? [] : [defender.player]),
        ]);
      expect(new Set(armies).size).toBe(armies.length);
    }
  });
});

test('an army that has lost its battle, or drawn as an attacker, fights no more', () => {
  everyTurn(({ report: end, results }) => {
    const beaten = new Set<string>();
    for (const { key, kind, attacker, defender } of end.battles) {
      const side = [attacker.player, ...(kind === 'assault' ? [] : [defender.player])];
      for (const player of side) expect(beaten.has(player)).toBe(false);
      const outcome = results[key] as { winner?: string };
      if (outcome.winner !== attacker.player) beaten.add(attacker.player);
      if (kind !== 'assault' && outcome.winner === attacker.player) beaten.add(defender.player);
    }
  });
});

test('nobody loses a garrisoned fortress without a battle there', () => {
  everyTurn(({ report: end }, { territories }) => {
    for (const { id, kind, owner } of territories) {
      if (kind !== 'fortress' || owner === undefined || end.eliminated.includes(owner)) continue;
      if (end.territories[id]?.owner === owner) continue;
      const fought = end.battles.some(
        ({ at, kind }) => at === id && (kind === 'siege' || kind === 'assault'),
      );
      expect(fought).toBe(true);
    }
  });
});

test('points follow the land: 2,000 for a standing capital and 1,000 for each resource', () => {
  everyTurn(({ report: end }, { territories }) => {
    const kinds = new Map(territories.map(({ id, kind }) => [id, kind]));
    for (const [player, points] of Object.entries(end.armies)) {
      const held = Object.entries(end.territories).filter(([, { owner }]) => owner === player);
      const capitals = held.filter(([id, { ruins }]) => kinds.get(id) === 'capital' && !ruins).length;
      const resources = held.filter(([id]) => kinds.get(id) === 'resource').length;
      expect(points).toBe(2000 * capitals + 1000 * resources);
    }
    // A fortress keeps its garrison, or gets its taker's; only an orphan's disbands (R12).
    const hadOwner = new Set(territories.filter(({ owner }) => owner).map(({ id }) => id));
    for (const { territory } of end.captures) hadOwner.add(territory);
    for (const [id, { garrison, owner }] of Object.entries(end.territories)) {
      const disbanded = owner === null && hadOwner.has(id);
      expect(garrison).toBe(kinds.get(id) === 'fortress' && !disbanded ? 1000 : 0);
    }
  });
});

test('a capital that changed hands is ruins and its lord is out; nobody else is', () => {
  everyTurn(({ report: end }, { territories }) => {
    const lords = territories.filter(({ id }) => end.territories[id]?.ruins).map(({ owner }) => owner);
    expect(lords.sort()).toEqual(end.eliminated);
    for (const { id, kind, owner } of territories) {
      if (kind !== 'capital' || end.territories[id]?.owner === owner) continue;
      expect(end.territories[id]?.ruins).toBe(true);
    }
  });
});

test('each player gets the place of at most one order', () => {
  everyTurn(({ report: end }) => {
    const takers = end.captures.map(({ to }) => to);
    expect(new Set(takers).size).toBe(takers.length);
  });
});

test('every step of the record cites its rule in a whole sentence', () => {
  everyTurn(({ course }) => {
    for (const { rule, text } of course.flatMap(({ log }) => log)) {
      expect(rule).toMatch(/^[OR]\d+$/);
      expect(text).toMatch(/^[A-Z].*\.$|^[a-z0-9-]+ .*\.$/);
      expect(text).not.toMatch(/undefined|[{}]/);
    }
  }, 150);
});

/** The input and what came of it with every name changed, wherever it stands. */
function renamed<T>(value: T, names: ReadonlyMap<string, string>): T {
  const text = JSON.stringify(value).replace(
    /\b(?:Ada|Bo|Cy|Di|Eve|Flo|Gil)\b/g,
    (name) => names.get(name) ?? name,
  );
  return JSON.parse(text) as T;
}

test('new names in the same order change nothing but the names', () => {
  const names = new Map(['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gil'].map((name) => [name, `x${name}`]));
  everyTurn(({ report: end, results, answers }, input) => {
    const other = report(renamed({ ...input, results, answers }, names));
    expect(other).toEqual(renamed(end, names));
  }, 300);
});

test('any new names at all change nothing but the names, where no dice are rolled', () => {
  const back = new Map(
    ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gil'].map((name, index) => [name, `p${9 - index}`]),
  );
  let compared = 0;
  everyTurn(({ report: end, results, answers }, input) => {
    if (end.log.some(({ code }) => code === 'ARRIVAL_ROLLED')) return;
    compared += 1;
    const inverted = Object.fromEntries(
      Object.entries(renamed(results, back)).map(([key, outcome]) => [
        key.replace(
          /^meeting:(.+)\+(.+)$/,
          (_, a: string, b: string) => `meeting:${[a, b].sort().join('+')}`,
        ),
        outcome,
      ]),
    );
    const other = report({ ...renamed({ ...input, answers }, back), results: inverted });
    expect(other.ignored).toEqual([]);
    expect(other.territories).toEqual(renamed(end.territories, back));
    expect(other.armies).toEqual(renamed(end.armies, back));
    expect(other.eliminated).toEqual(renamed([...end.eliminated], back).sort());
    const campaign = renamed(end.campaign, back);
    expect(other.campaign).toEqual({ ...campaign, winners: [...campaign.winners].sort() });
  }, 800);
  expect(compared).toBeGreaterThan(200);
});
