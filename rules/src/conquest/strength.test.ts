import { expect, test } from 'vitest';
import { bookSettings } from './conquest-settings.js';
import { fieldArmies, worth } from './strength.js';

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
