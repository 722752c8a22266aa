import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fateOf, playOut, report, turns } from './conquest-worlds.js';
import { plainAftermath } from './plain-aftermath.js';
import { plainCourse, type PlainInput } from './plain-reading.js';

// A busy machine is no fault of the rules.
vi.setConfig({ testTimeout: 60_000 });

/** Any turn with dice in place of a seed and with old ruins for passes and some capitals, as far as it has been answered. */
const anyTurn = fc
  .record({
    input: turns,
    dice: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 200, maxLength: 200 }),
    seed: fc.integer(),
    answered: fc.nat(4),
  })
  .map(({ input: { seed: _, ...input }, dice, seed, answered }): PlainInput => {
    const fate = fateOf(seed);
    const razed = ({ id, kind }: { id: string; kind: string }): boolean =>
      kind === 'pass' || (kind === 'capital' && fate(`razed ${id}`, 6) === 0);
    const territories = input.territories.map((land) =>
      razed(land) ? { ...land, kind: 'capital', ruins: true } : land,
    );
    const { results, answers } = playOut({ ...input, territories, dice }, fate, () => 0);
    const kept = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
      Object.fromEntries(Object.entries(record).filter(([key]) => fate(`kept ${key}`, 4) <= answered));
    const known = kept(results) as PlainInput['results'];
    return { ...input, territories, dice, results: known, answers: kept(answers) };
  });

test('the adjudicator finds what a second, plain reading of the rules finds', () => {
  let over = 0;
  fc.assert(
    fc.property(anyTurn, (input) => {
      const { occupiers, wins, captures, ...plain } = plainCourse(input);
      const found = report(input);
      expect(found).toMatchObject(plain);
      expect(found.captures.map(({ rule: _, ...capture }) => capture)).toEqual(captures);
      if (!plain.done) return;
      over += 1;
      expect(found).toMatchObject(plainAftermath(input, occupiers, wins));
    }),
    { numRuns: 3000 },
  );
  expect(over).toBeGreaterThan(500);
});
