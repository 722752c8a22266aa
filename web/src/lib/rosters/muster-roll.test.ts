import { expect, it } from 'vitest';
import { honoursOf, rollOf } from './muster-roll.js';

const veteran = { seat: 'A', name: 'Old Oaks', unit: 'halberdiers', honour: 'GUARDS', wonTurn: 1 } as const;

it('a seat’s roll has its own veterans, the fallen among them', () => {
  const told = [
    { ...veteran, fallen: false },
    { ...veteran, name: 'The Lost', fallen: true },
    { ...veteran, seat: 'B', fallen: false },
  ];
  const { veterans } = rollOf(told, 'A');
  expect(veterans.map(({ name, honour, lost }) => [name, honour, lost !== undefined])).toEqual([
    ['Old Oaks', 'guards', false],
    ['The Lost', 'guards', true],
  ]);
});

it('honours are known by the names of those who won them', () => {
  const entries = [
    { veteran: 'Old Oaks', honour: 'TOUGH_AS_ROCK' },
    { veteran: 'Nobody', honour: null },
    { veteran: null, honour: null },
  ] as const;
  expect([...honoursOf(entries)]).toEqual([['Old Oaks', 'tough-as-rock']]);
});
