import { expect, test } from 'vitest';
import { along, altered, faultsOf, type FaultCase } from '../../test/small-map.js';

const cases: readonly FaultCase[] = [
  [
    'a way of one hex',
    { 'ways[0].course': along('0,0') },
    ['MAP_COURSE_SHORT | ways[0].course', 'MAP_WAY_END | ways[0].course | s'],
  ],
  [
    'a way off the map',
    { 'ways[0].course': along('0,0 0,1 0,2 0,3 0,4') },
    [
      'MAP_COURSE_OFF_MAP | ways[0].course[4] | [0, 4]',
      'MAP_WAY_THIRD_SEAT | ways[0].course[3] | s',
      'MAP_WAY_END | ways[0].course | s',
    ],
  ],
  [
    'a way that jumps',
    { 'ways[0].course': along('0,0 0,3') },
    ['MAP_COURSE_BROKEN | ways[0].course[1] | [0, 0] | [0, 3]'],
  ],
  [
    'a way that doubles back',
    { 'ways[0].course': along('0,0 0,1 0,2 0,1 0,2 0,3') },
    [
      'MAP_COURSE_DOUBLES_BACK | ways[0].course[3] | [0, 1]',
      'MAP_COURSE_DOUBLES_BACK | ways[0].course[4] | [0, 2]',
    ],
  ],
  ['a way with a gap', { 'ways[0].course[1]': null }, ['MAP_SHAPE | ways[0].course[1] | position']],
  [
    'a river that leaves the map and jumps',
    { 'rivers[0].course': along('3,1 9,1') },
    [
      'MAP_COURSE_OFF_MAP | rivers[0].course[1] | [9, 1]',
      'MAP_COURSE_BROKEN | rivers[0].course[1] | [3, 1] | [9, 1]',
    ],
  ],

  [
    'a road through a mountain',
    {
      'territories[4]': null,
      'ways[3].between': ['s', 'ford'],
      'ways[3].course': along('0,3 1,3 2,2 3,2'),
      'ways[4]': null,
    },
    [
      'MAP_SHAPE | territories[4] | object',
      'MAP_SHAPE | ways[4] | object',
      'MAP_WAY_IMPASSABLE | ways[3].course[2] | road | mountains | [2, 2]',
    ],
  ],
  [
    'a lane over land',
    { 'ways[2].course': along('5,1 5,2 5,3') },
    ['MAP_WAY_IMPASSABLE | ways[2].course[1] | lane | plain | [5, 2]'],
  ],
  [
    'a road over the sea',
    { 'ways[2].kind': 'road' },
    [
      'MAP_WAY_IMPASSABLE | ways[2].course[1] | road | sea | [6, 1]',
      'MAP_WAY_IMPASSABLE | ways[2].course[2] | road | sea | [6, 2]',
    ],
  ],
  [
    'a way of no kind',
    { 'ways[0].kind': 'tunnel' },
    ['MAP_CHOICE_UNKNOWN | ways[0].kind | tunnel | road, lane'],
  ],
  [
    'a way that starts elsewhere',
    { 'ways[0].course': along('0,1 0,2 0,3') },
    ['MAP_WAY_END | ways[0].course | n'],
  ],
  [
    'a way drawn backwards',
    { 'ways[0].between': ['s', 'n'] },
    ['MAP_WAY_END | ways[0].course | s', 'MAP_WAY_END | ways[0].course | n'],
  ],
  [
    'a way past a third seat',
    { 'ways[4].between': ['s', 'ford'], 'ways[4].course': along('0,3 1,3 2,2 3,2') },
    ['MAP_WAY_THIRD_SEAT | ways[4].course[2] | pass'],
  ],
  [
    'a way to nowhere',
    { 'ways[5]': { kind: 'road', between: ['n', 'x'], course: along('0,0 0,1') } },
    ['MAP_WAY_TERRITORY_UNKNOWN | ways[5].between[1] | x'],
  ],
  [
    'a way to itself',
    { 'ways[5]': { kind: 'road', between: ['n', 'n'], course: along('0,0 0,1') } },
    ['MAP_WAY_END | ways[5].course | n', 'MAP_WAY_TO_ITSELF | ways[5].between | n'],
  ],
  [
    'the same road twice',
    { 'ways[5]': { kind: 'road', between: ['s', 'n'], course: along('0,3 0,2 0,1 0,0') } },
    ['MAP_WAY_TAKEN | ways[5].between | s | n'],
  ],
  [
    'a way with one unreadable end',
    { 'ways[4].between': ['pass', 5] },
    ['MAP_SHAPE | ways[4].between[1] | text', 'MAP_TERRITORY_UNREACHABLE | territories[5] | ford | n'],
  ],
  [
    'a capital nobody can reach',
    { 'ways[0]': null },
    [
      'MAP_SHAPE | ways[0] | object',
      'MAP_CAPITAL_UNREACHABLE | territories[2] | s | n',
      'MAP_TERRITORY_UNREACHABLE | territories[4] | pass | n',
      'MAP_TERRITORY_UNREACHABLE | territories[5] | ford | n',
    ],
  ],
  ['a label off the map', { 'labels[0].at': [60, 60] }, ['MAP_LABEL_OFF_MAP | labels[0].at | [60, 60]']],
];

test.each(cases)('%s is a fault, and nothing else is reported', (_, changes, faults) => {
  expect(faultsOf(altered(changes))).toEqual(faults);
});
