import { expect, test } from 'vitest';
import { altered, faultsOf, type FaultCase } from '../../test/small-map.js';

const cases: readonly FaultCase[] = [
  ['an unknown format', { format: 2 }, ['MAP_FORMAT_UNKNOWN | format | 2']],
  ['a missing format', { format: undefined }, ['MAP_FORMAT_UNKNOWN | format | …']],
  ['a field that no map has', { sealevel: 1 }, ['MAP_FIELD_UNKNOWN |  | sealevel']],
  ['a misspelt field', { 'territories[3].colour': 'red' }, ['MAP_FIELD_UNKNOWN | territories[3] | colour']],
  ['a version that is no count', { version: 1.5 }, ['MAP_SHAPE | version | number']],
  ['a version of nought', { version: 0 }, ['MAP_SHAPE | version | number']],
  ['a name in one language', { name: { en: 'Small' } }, ['MAP_SHAPE | name.es | text']],
  ['a name that is blank', { 'name.en': '  ' }, ['MAP_SHAPE | name.en | text']],
  ['a name that is a text', { name: 'Small' }, ['MAP_SHAPE | name | words']],
  ['an id with capitals', { id: 'Small Map' }, ['MAP_ID_INVALID | id | Small Map']],
  ['an id too long', { id: 'a'.repeat(61) }, [`MAP_ID_INVALID | id | ${'a'.repeat(40)}…`]],
  [
    'a legend that is a list',
    { legend: [] },
    [
      'MAP_SHAPE | legend | object',
      'MAP_TERRAIN_UNKNOWN | terrain[0] | .',
      'MAP_TERRAIN_UNKNOWN | terrain[0] | ~',
      'MAP_TERRAIN_UNKNOWN | terrain[2] | ^',
      'MAP_TERRAIN_UNKNOWN | terrain[2] | %',
    ],
  ],
  ['a row that is a number', { 'lands[1]': 4 }, ['MAP_SHAPE | lands[1] | text']],
  ['a realm that is a text', { 'realms[2]': 'east' }, ['MAP_SHAPE | realms[2] | object']],
  ['a territory that is a text', { 'territories[6]': 'x' }, ['MAP_SHAPE | territories[6] | object']],
  ['a way that is a text', { 'ways[5]': 'x' }, ['MAP_SHAPE | ways[5] | object']],
  ['a river that is a text', { 'rivers[2]': 'x' }, ['MAP_SHAPE | rivers[2] | object']],
  ['a label that is a text', { 'labels[1]': 'x' }, ['MAP_SHAPE | labels[1] | object']],
  [
    'a label of no kind',
    { 'labels[0].kind': 'sky' },
    ['MAP_CHOICE_UNKNOWN | labels[0].kind | sky | water, land'],
  ],
  ['a position of three numbers', { 'labels[0].at': [1, 2, 3] }, ['MAP_SHAPE | labels[0].at | position']],
  ['a position of texts', { 'labels[0].at': ['1', 2] }, ['MAP_SHAPE | labels[0].at | position']],
  ['a position below nought', { 'labels[0].at': [1, -2] }, ['MAP_SHAPE | labels[0].at | position']],
  ['a way between three', { 'ways[0].between': ['n', 's', 'p'] }, ['MAP_SHAPE | ways[0].between | pair']],
  [
    'a river without its course',
    { 'rivers[1].course': undefined },
    ['MAP_SHAPE | rivers[1].course | list', 'MAP_COURSE_SHORT | rivers[1].course'],
  ],

  [
    'a sign the legend does not know',
    { terrain: ['......~', '..??..~', '..^%..!', '......~'] },
    ['MAP_TERRAIN_UNKNOWN | terrain[1] | ?', 'MAP_TERRAIN_UNKNOWN | terrain[2] | !'],
  ],
  [
    'a terrain there is not',
    { 'legend.^': 'lava' },
    [
      'MAP_CHOICE_UNKNOWN | legend[^] | lava | sea, lake, plain, farmland, forest, hills, mountains, marsh, moor',
    ],
  ],
  ['a sign of two characters', { 'legend.ab': 'plain' }, ['MAP_LEGEND_CHARACTER | legend | ab']],
  ['a space explained', { 'legend. ': 'plain' }, ['MAP_LEGEND_CHARACTER | legend |  ']],
];

test.each(cases)('%s is a fault, and nothing else is reported', (_, changes, faults) => {
  expect(faultsOf(altered(changes))).toEqual(faults);
});

test('a map without terrain has nothing to stand on, and says so of every seat, way and label', () => {
  const faults = faultsOf(altered({ terrain: 'plains', lands: undefined }));
  expect(faults.slice(0, 2)).toEqual(['MAP_SHAPE | terrain | list', 'MAP_TERRAIN_EMPTY | terrain']);
  expect(faults.filter((fault) => fault.startsWith('MAP_SEAT_OFF_MAP'))).toHaveLength(6);
  expect(faults.at(-1)).toBe('MAP_LABEL_OFF_MAP | labels[0].at | [6, 0]');
});
