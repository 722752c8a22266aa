import { describe, expect, test } from 'vitest';
import { objective, samplePlan, scenarioFile } from '../../test/sample-scenarios.js';
import { describeInputFault } from '../input/describe-fault.js';
import { checkScenario } from './check-scenario.js';
import { cornersOf } from './plan.js';

function faultsOf(changes: Record<string, unknown>): string[] {
  const checked = checkScenario(scenarioFile(changes));
  return checked.ok ? [] : checked.faults.map(({ code, where }) => `${code} ${where}`);
}
const inPlan = (changes: Record<string, unknown>): string[] =>
  faultsOf({ plan: { ...samplePlan(), ...changes } });

const words = { en: 'Mill', es: 'Molino' };
const rectangle = (at: unknown, size: unknown): unknown => ({ kind: 'rectangle', at, size });

test('a plan with every sort of piece is taken as it is', () => {
  const file = scenarioFile({
    objectives: [objective({ id: 'mill' })],
    plan: {
      ...samplePlan(),
      north: 'left',
      areas: [
        {
          kind: 'hill',
          name: words,
          label: [10, 10],
          area: {
            kind: 'blob',
            points: [
              [0, 0],
              [9, 0],
              [9, 9],
            ],
          },
        },
        {
          kind: 'ruins',
          recommended: true,
          area: {
            kind: 'polygon',
            points: [
              [0, 0],
              [180, 0],
              [180, 120],
            ],
          },
        },
        { kind: 'town', area: rectangle([170, 110], [10, 10]) },
      ],
      lines: [
        {
          kind: 'river',
          course: [
            [0, 60],
            [180, 60],
          ],
          width: 8,
        },
      ],
      spots: [{ kind: 'bridge', at: [90, 60], size: [8, 12], turn: 90 }],
      arrows: [
        {
          side: 'attacker',
          name: words,
          course: [
            [1, 1],
            [2, 2],
          ],
        },
      ],
      markers: [{ at: [90, 60], name: words, objectives: ['mill'] }],
    },
  });
  expect(checkScenario(file)).toEqual({ ok: true, value: file });
});

describe('everything lies on the table', () => {
  test('zones and areas with all their corners', () => {
    expect(
      inPlan({
        areas: [
          { kind: 'hill', area: rectangle([171, 0], [10, 10]) },
          {
            kind: 'hill',
            area: {
              kind: 'polygon',
              points: [
                [0, 0],
                [9, 121],
                [9, 9],
              ],
            },
          },
        ],
      }),
    ).toEqual(['SCENARIO_OFF_TABLE plan.areas[0].area', 'SCENARIO_OFF_TABLE plan.areas[1].area.points[1]']);
  });

  test('courses, labels, spots, distances and markers', () => {
    expect(
      inPlan({
        lines: [
          {
            kind: 'road',
            label: [181, 1],
            course: [
              [0, 0],
              [0, 121],
            ],
            width: 4,
          },
        ],
        spots: [{ kind: 'house', at: [1, 300], size: [1, 1] }],
        arrows: [
          {
            side: 'defender',
            course: [
              [200, 0],
              [1, 1],
            ],
          },
        ],
        distances: [{ from: [181, 0], to: [181, 121] }],
        markers: [{ at: [0, 121], name: words, objectives: [] }],
      }),
    ).toEqual([
      'SCENARIO_OFF_TABLE plan.lines[0].course[1]',
      'SCENARIO_OFF_TABLE plan.arrows[0].course[0]',
      'SCENARIO_OFF_TABLE plan.lines[0].label',
      'SCENARIO_OFF_TABLE plan.spots[0].at',
      'SCENARIO_OFF_TABLE plan.distances[0].from',
      'SCENARIO_OFF_TABLE plan.distances[0].to',
      'SCENARIO_OFF_TABLE plan.markers[0].at',
    ]);
  });

  test('unless there is no table to lie on', () => {
    expect(inPlan({ table: { width: 180 }, spots: [{ kind: 'house', at: [1, 300], size: [1, 1] }] })).toEqual(
      ['INPUT_NUMBER plan.table.depth'],
    );
    expect(faultsOf({ plan: undefined })).toEqual(['INPUT_SHAPE plan']);
  });
});

test('an area has three corners at least, a course two points', () => {
  expect(
    inPlan({
      areas: [
        {
          kind: 'wood',
          area: {
            kind: 'blob',
            points: [
              [0, 0],
              [1, 1],
            ],
          },
        },
      ],
      lines: [
        { kind: 'wall', course: [[0, 0]], width: 4 },
        { kind: 'wall', width: 4 },
      ],
    }),
  ).toEqual([
    'INPUT_SHAPE plan.lines[1].course',
    'SCENARIO_POINTS_TOO_FEW plan.areas[0].area.points',
    'SCENARIO_POINTS_TOO_FEW plan.lines[0].course',
  ]);
});

test('a place is two whole numbers', () => {
  expect(
    inPlan({
      distances: [
        { from: [1], to: [1, 2, 3] },
        { from: 7, to: [1, 'x'] },
      ],
      areas: [
        { kind: 'wood', area: rectangle([1, 1], [0, 5]) },
        { kind: 'wood', area: 3 },
      ],
    }),
  ).toEqual([
    'INPUT_NUMBER plan.areas[0].area.size[0]',
    'INPUT_SHAPE plan.areas[1].area',
    'INPUT_SHAPE plan.distances[0].from',
    'INPUT_SHAPE plan.distances[0].to',
    'INPUT_SHAPE plan.distances[1].from',
    'INPUT_NUMBER plan.distances[1].to[1]',
  ]);
});

test('a distance runs straight across or straight down, and somewhere', () => {
  expect(
    inPlan({
      distances: [
        { from: [0, 0], to: [3, 4] },
        { from: [5, 5], to: [5, 5] },
        { from: [0, 0], to: [9, 0] },
      ],
    }),
  ).toEqual(['SCENARIO_DISTANCE_CROOKED plan.distances[0]', 'SCENARIO_DISTANCE_CROOKED plan.distances[1]']);
});

test('a marker is about objectives that there are', () => {
  expect(
    inPlan({
      markers: [
        { at: [1, 1], name: words, objectives: ['mill'] },
        { at: [1, 1], name: words },
      ],
    }),
  ).toEqual([
    'INPUT_SHAPE plan.markers[1].objectives',
    'SCENARIO_OBJECTIVE_UNKNOWN plan.markers[0].objectives',
  ]);
});

test('the corners of a rectangle go round it, and other areas name their own', () => {
  expect(cornersOf({ kind: 'blob', points: [[1, 2]] })).toEqual([[1, 2]]);
  expect(cornersOf({ kind: 'rectangle', at: [1, 2], size: [10, 20] })).toEqual([
    [1, 2],
    [11, 2],
    [11, 22],
    [1, 22],
  ]);
});

test('a fault on the plan is a sentence in both languages', () => {
  const plan = { ...samplePlan(), markers: [{ at: [181, 1], name: words, objectives: [] }] };
  const checked = checkScenario(scenarioFile({ plan }));
  const [fault] = checked.ok ? [] : checked.faults;
  expect(fault && describeInputFault(fault, 'en')).toBe(
    'At plan.markers[0].at the place 181, 1 lies off the table of 180 by 120 cm; move it onto the table.',
  );
  expect(fault && describeInputFault(fault, 'es')).toBe(
    'En plan.markers[0].at el punto 181, 1 queda fuera de la mesa de 180 por 120 cm; colócalo dentro.',
  );
});
