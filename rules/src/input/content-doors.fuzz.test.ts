import fc from 'fast-check';
import { expect, test } from 'vitest';
import { junk, pathsIn, replaced } from '../../test/bent-documents.js';
import { armouryFile, armyFile, spellFile } from '../../test/sample-army.js';
import { objective, scenarioFile } from '../../test/sample-scenarios.js';
import { shippedGeneralPart, shippedScenario } from '../../test/shipped-scenarios.js';
import { checkArmoury } from '../rosters/check-armoury.js';
import { checkArmyList } from '../rosters/check-army-list.js';
import { checkSpells } from '../rosters/check-spells.js';
import { checkGeneralPart } from '../scenarios/check-general-part.js';
import { checkScenario } from '../scenarios/check-scenario.js';
import { describeInputFault } from './describe-fault.js';
import type { Checked } from './fault.js';

const fullScenario = (): unknown =>
  scenarioFile({
    objectives: [
      objective({
        id: 'a',
        award: { kind: 'dice', table: [0, 1, 1, 2, 2, 3], perThousand: true },
        excludes: ['b'],
      }),
      objective({ id: 'b', award: { kind: 'each', points: 50, perThousand: false }, most: 3 }),
    ],
    suits: { battles: ['field'], ratio: { from: 100, to: 200 }, players: { from: 2, to: 4 } },
  });

const doors: readonly [string, (input: unknown) => Checked<unknown>, () => unknown][] = [
  ['a scenario', checkScenario, fullScenario],
  ['a whole battle of the library', checkScenario, () => shippedScenario('mountain-town')],
  ['the general part', checkGeneralPart, shippedGeneralPart],
  ['an army list', checkArmyList, armyFile],
  ['an armoury', checkArmoury, armouryFile],
  ['a book of spells', checkSpells, spellFile],
];

function answers(checked: Checked<unknown>): void {
  if (checked.ok) return;
  expect(checked.faults.length).toBeGreaterThan(0);
  const sentences = checked.faults.flatMap((one) => [
    describeInputFault(one, 'en'),
    describeInputFault(one, 'es'),
  ]);
  expect(sentences.join('\n')).not.toMatch(/undefined|\[object/);
}

test.each(doors)('no input makes the door of %s throw', (_, check) => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (input) =>
      answers(check(input)),
    ),
  );
});

test.each(doors)(
  '%s with junk in any place is answered, and what passes is what was given',
  (_, check, file) => {
    const paths = pathsIn(file());
    fc.assert(
      fc.property(fc.constantFrom(...paths), junk, (path, by) => {
        const input = replaced(file(), path, by);
        const checked = check(input);
        answers(checked);
        if (checked.ok) expect(JSON.stringify(sorted(checked.value))).toBe(JSON.stringify(sorted(input)));
      }),
      { numRuns: 300 },
    );
  },
);

/** Fields in the order of their names, for a checked value has them in the order of its type. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, inner]) => [field, sorted(inner)]);
}
