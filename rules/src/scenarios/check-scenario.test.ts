import { expect, test } from 'vitest';
import { objective, scenarioFile } from '../../test/sample-scenarios.js';
import { checkScenario } from './check-scenario.js';

function faultsOf(changes: Record<string, unknown>): string[] {
  const checked = checkScenario(scenarioFile(changes));
  return checked.ok ? [] : checked.faults.map(({ code, where }) => `${code} ${where}`);
}

test('a sound file becomes a scenario, nothing added and nothing lost', () => {
  const file = scenarioFile({
    length: { kind: 'fixed', turns: 7 },
    objectives: [
      objective({
        id: 'a',
        award: { kind: 'each', points: 50, perThousand: true },
        most: 4,
        excludes: ['b'],
      }),
      objective({ id: 'b', award: { kind: 'victory' }, side: 'defender' }),
    ],
    suits: {
      battles: ['siege'],
      territories: ['fortress'],
      sorts: ['bridge'],
      terrains: ['hills'],
      ratio: { from: 150, to: 250 },
      players: { from: 2, to: 2 },
    },
  });
  expect(checkScenario(file)).toEqual({ ok: true, value: file });
});

test('a file that is no object is refused', () => {
  expect(checkScenario(null)).toMatchObject({ ok: false, faults: [{ code: 'INPUT_SHAPE', where: '' }] });
});

test('all faults are listed with their places', () => {
  expect(
    faultsOf({
      id: 'Not An Id',
      version: 0,
      name: { en: 'One', es: ' ' },
      length: { kind: 'sundial' },
      objectives: [
        { id: 3, name: 'x', side: 'third', award: 7, most: 1 },
        objective({ id: 'a', award: { kind: 'dice', table: [1, 2], perThousand: false } }),
        objective({ id: 'a', award: { kind: 'dice', table: 1 as never, perThousand: 'no' as never } }),
        objective({ id: 'c', award: { kind: {} as 'victory' } }),
      ],
      suits: { terrains: ['lava'], players: { from: 4, to: 2 }, ratio: { from: 4 } },
    }),
  ).toEqual([
    'INPUT_ID_INVALID id',
    'INPUT_NUMBER version',
    'INPUT_SHAPE name.es',
    'INPUT_CHOICE_UNKNOWN length.kind',
    'INPUT_SHAPE objectives[0].id',
    'INPUT_SHAPE objectives[0].name',
    'INPUT_CHOICE_UNKNOWN objectives[0].side',
    'INPUT_SHAPE objectives[0].award',
    'INPUT_SHAPE objectives[1].award.table',
    'INPUT_SHAPE objectives[2].award.table',
    'INPUT_SHAPE objectives[2].award.perThousand',
    'INPUT_CHOICE_UNKNOWN objectives[3].award.kind',
    'INPUT_CHOICE_UNKNOWN suits.terrains[0]',
    'INPUT_NUMBER suits.ratio.to',
    'INPUT_RANGE_INVERTED suits.players',
    'INPUT_ID_TAKEN objectives[2].id',
  ]);
});

test('an objective excludes others that there are, not itself', () => {
  expect(faultsOf({ objectives: [objective({ id: 'a', excludes: ['a', 'b'] })] })).toEqual([
    'SCENARIO_OBJECTIVE_UNKNOWN objectives[0].excludes',
    'SCENARIO_OBJECTIVE_UNKNOWN objectives[0].excludes',
  ]);
});

test('what happens once needs no upper bound', () => {
  expect(
    faultsOf({
      objectives: [
        objective({ id: 'a', most: 2 }),
        { ...objective({ id: 'b', award: { kind: 'victory' }, most: 2 }), id: undefined },
      ],
    }),
  ).toEqual([
    'INPUT_SHAPE objectives[1].id',
    'SCENARIO_MOST_NEEDLESS objectives[0].most',
    'SCENARIO_MOST_NEEDLESS objectives[1].most',
  ]);
});
