import { expect, test } from 'vitest';
import { along, altered, faultsOf, type FaultCase } from '../../test/small-map.js';

const lonely = { id: 'lonely', kind: 'crossing', sort: 'ford', name: { en: 'L', es: 'L' }, seat: [2, 0] };

const cases: readonly FaultCase[] = [
  [
    'an id taken by two territories',
    { 'territories[5].id': 'pass', 'ways[4]': null },
    ['MAP_SHAPE | ways[4] | object', 'MAP_ID_TAKEN | territories[5].id | pass'],
  ],
  [
    'an id taken by two realms',
    { 'realms[2]': { id: 'south', name: { en: 'S', es: 'S' } } },
    ['MAP_ID_TAKEN | realms[2].id | south'],
  ],
  [
    'a realm nobody knows',
    { 'territories[3].realm': 'west' },
    ['MAP_REALM_UNKNOWN | territories[3].realm | west'],
  ],
  [
    'a realm without a capital',
    { 'realms[2]': { id: 'east', name: { en: 'E', es: 'E' } } },
    ['MAP_REALM_CAPITALS | realms[2] | east | 0'],
  ],
  [
    'a realm with two capitals',
    { 'territories[3].kind': 'capital', 'territories[3].sort': undefined },
    ['MAP_REALM_CAPITALS | realms[1] | south | 2'],
  ],
  [
    'a realm without an id',
    { 'realms[2]': { name: { en: 'E', es: 'E' } } },
    ['MAP_SHAPE | realms[2].id | text'],
  ],
  [
    'a capital that nobody owns',
    { 'territories[2].realm': undefined },
    ['MAP_CAPITAL_UNOWNED | territories[2].realm | s', 'MAP_REALM_CAPITALS | realms[1] | south | 0'],
  ],
  [
    'a pass that somebody owns',
    { 'territories[4].realm': 'north' },
    ['MAP_CROSSING_OWNED | territories[4].realm | pass'],
  ],
  [
    'a crossing that somebody owns',
    { 'territories[5].realm': 'north' },
    ['MAP_CROSSING_OWNED | territories[5].realm | ford'],
  ],

  [
    'a kind there is not',
    { 'territories[3].kind': 'tavern' },
    [
      'MAP_CHOICE_UNKNOWN | territories[3].kind | tavern | capital, fortress, resource, crossing, pass, settlement',
    ],
  ],
  [
    'neither kind nor sort',
    { 'territories[3].kind': undefined, 'territories[3].sort': undefined },
    [
      'MAP_CHOICE_UNKNOWN | territories[3].kind | … | capital, fortress, resource, crossing, pass, settlement',
    ],
  ],
  [
    'a resource without a sort',
    { 'territories[1].sort': undefined },
    ['MAP_SORT_MISSING | territories[1].sort | resource | mine, port, forest, village, necropolis'],
  ],
  [
    'a resource that is a bridge',
    { 'territories[1].sort': 'bridge' },
    ['MAP_SORT_MISFIT | territories[1].sort | resource | bridge'],
  ],
  [
    'a sort there is not',
    { 'territories[1].sort': true },
    [
      'MAP_CHOICE_UNKNOWN | territories[1].sort | true | mine, port, forest, village, necropolis, bridge, ford',
    ],
  ],
  [
    'a seat off the map',
    { 'territories[5].seat': [3, 9], 'ways[4].course': along('2,2 3,2') },
    [
      'MAP_SEAT_OFF_MAP | territories[5].seat | [3, 9]',
      'MAP_WAY_IMPASSABLE | ways[4].course[1] | road | marsh | [3, 2]',
      'MAP_WAY_END | ways[4].course | ford',
    ],
  ],
  [
    'a seat that cannot be read',
    { 'territories[5].seat': 'here' },
    [
      'MAP_SHAPE | territories[5].seat | position',
      'MAP_WAY_IMPASSABLE | ways[4].course[1] | road | marsh | [3, 2]',
    ],
  ],
  [
    'a fortress in the mountains',
    { 'territories[4].kind': 'fortress' },
    ['MAP_SEAT_IMPASSABLE | territories[4].seat | mountains'],
  ],
  [
    'a pass in the marsh',
    { 'territories[5].kind': 'pass', 'territories[5].sort': undefined },
    ['MAP_SEAT_IMPASSABLE | territories[5].seat | marsh'],
  ],
  [
    'a crossing at sea',
    { 'territories[6]': { ...lonely, seat: [6, 3] } },
    [
      'MAP_SEAT_IMPASSABLE | territories[6].seat | sea',
      'MAP_TERRITORY_UNREACHABLE | territories[6] | lonely | n',
    ],
  ],
  [
    'two territories on one hex',
    { 'territories[6]': { ...lonely, id: undefined, seat: [0, 3] } },
    ['MAP_SHAPE | territories[6].id | text', 'MAP_SEAT_SHARED | territories[6].seat | s'],
  ],

  [
    'a letter of no territory',
    { lands: ['zz.z...', 'y......'] },
    ['MAP_LETTER_UNKNOWN | lands[0] | z', 'MAP_LETTER_UNKNOWN | lands[1] | y'],
  ],
  [
    'a letter of two territories',
    { 'territories[3].letter': 'n' },
    ['MAP_LETTER_TAKEN | territories[3].letter | n'],
  ],
  [
    'a letter that is a dot',
    { 'territories[3].letter': '.' },
    ['MAP_LETTER_INVALID | territories[3].letter | .'],
  ],
  [
    'a letter that is a word',
    { 'territories[3].letter': 'qq' },
    ['MAP_LETTER_INVALID | territories[3].letter | qq'],
  ],
  ['a letter that is a number', { 'territories[3].letter': 5 }, ['MAP_SHAPE | territories[3].letter | text']],
  ['land off the map', { 'lands[0]': 'nn......n' }, ['MAP_LAND_OFF_MAP | lands[0] | [8, 0]']],
  ['land at sea', { 'lands[0]': 'nn....n' }, ['MAP_LAND_AT_SEA | lands[0] | [6, 0]']],
  ['land over the seat of another', { 'lands[3]': 'n......' }, ['MAP_LAND_OVERLAP | lands[3] | n | s']],
  [
    'land over the seat of one without an id',
    { 'lands[0]': 'nnn', 'territories[6]': { ...lonely, id: 9 } },
    [
      'MAP_SHAPE | territories[6].id | text',
      'MAP_LAND_OVERLAP | lands[0] | n | territories[6]',
      'MAP_WAY_THIRD_SEAT | ways[1].course[2] | territories[6]',
    ],
  ],
];

test.each(cases)('%s is a fault, and nothing else is reported', (_, changes, faults) => {
  expect(faultsOf(altered(changes))).toEqual(faults);
});
