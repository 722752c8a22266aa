import { expect, test } from 'vitest';
import { bookSettings } from './conquest-settings.js';
import { fieldArmies, fieldArmyParts, worth } from './strength.js';

test('a standing capital and a resource are worth their points, ruins and all else nothing', () => {
  const points = (kind: 'capital' | 'resource' | 'fortress' | 'pass', ruins = false) =>
    worth({ kind, ruins }, bookSettings);
  expect([points('capital'), points('resource')]).toEqual([2000, 1000]);
  expect([points('capital', true), points('fortress'), points('pass')]).toEqual([0, 0, 0]);
});

test('who holds a pass has an army without points, who holds ruins has none', () => {
  const armies = fieldArmies(
    [
      { id: 'gap', kind: 'pass', owner: 'Anna', garrison: 0, ruins: false },
      { id: 'old', kind: 'capital', owner: 'Zoe', garrison: 0, ruins: true },
      { id: 'mine', kind: 'resource', garrison: 0, ruins: false },
    ],
    bookSettings,
  );
  expect([...armies]).toEqual([['Anna', 0]]);
});

test('what the referee grants marches with those who stand, and with nobody else', () => {
  const lands = [{ id: 'gap', kind: 'pass', owner: 'Anna', garrison: 0, ruins: false }] as const;
  const bonus = new Map(Object.entries({ Anna: 300, Zoe: 500 }));
  expect([...fieldArmies(lands, bookSettings, bonus)]).toEqual([['Anna', 300]]);
});

test('where the points of a field army come from is told, and they add up to it', () => {
  const lands = [
    { id: 'home', kind: 'capital', owner: 'Anna', garrison: 0, ruins: false },
    { id: 'mine', kind: 'resource', owner: 'Anna', garrison: 0, ruins: false },
    { id: 'gap', kind: 'pass', owner: 'Anna', garrison: 0, ruins: false },
    { id: 'old', kind: 'capital', owner: 'Zoe', garrison: 0, ruins: true },
  ] as const;
  const bonus = new Map(Object.entries({ Anna: 300, Zoe: 500 }));
  const parts = [
    { territory: 'home', points: 2000 },
    { territory: 'mine', points: 1000 },
  ];
  expect(fieldArmyParts(lands, bookSettings, 'Anna')).toEqual(parts);
  expect(fieldArmyParts(lands, bookSettings, 'Anna', bonus)).toEqual([...parts, { points: 300 }]);
  expect(fieldArmyParts(lands, bookSettings, 'Zoe', bonus)).toEqual([]);
  expect(fieldArmyParts(lands, bookSettings, 'Bob', bonus)).toEqual([]);
});
