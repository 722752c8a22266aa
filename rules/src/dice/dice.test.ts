import { expect, test } from 'vitest';
import { diceOf } from './dice.js';
import { seedFromText } from './die-source.js';
import { DiceScriptFault, scriptedDice } from './scripted-dice.js';

const seed = seedFromText('a turn');
const manyOf = (roll: () => number): number[] => Array.from({ length: 30 }, roll);

test('the same turn rolls the same dice every time it is played', () => {
  const twice = [diceOf(seed, 'c', 1), diceOf(seed, 'c', 1)].map((dice) => manyOf(dice.rollerFor('arrival')));
  expect(twice[0]).toEqual(twice[1]);
});

test('another turn, campaign or purpose rolls other dice', () => {
  const sequences = [
    diceOf(seed, 'c', 1).rollerFor('arrival'),
    diceOf(seed, 'c', 2).rollerFor('arrival'),
    diceOf(seed, 'd', 1).rollerFor('arrival'),
    diceOf(seed, 'c', 1).rollerFor('veteran'),
  ].map((roll) => manyOf(roll).join());
  expect(new Set(sequences).size).toBe(4);
});

test('what is rolled for one purpose moves no die of another', () => {
  const alone = manyOf(diceOf(seed, 'c', 1).rollerFor('arrival'));
  const dice = diceOf(seed, 'c', 1);
  const among = manyOf(() => {
    dice.roll('veteran');
    return dice.roll('arrival');
  });
  expect(among).toEqual(alone);
});

test('dice remember what they showed, each purpose counted for itself', () => {
  const dice = diceOf(seed, 'c', 1);
  const [first, second, third] = [
    dice.roll('arrival'),
    dice.roll('length', 3),
    dice.rollerFor('arrival', 20)(),
  ];
  expect(dice.rolls).toEqual([
    { purpose: 'arrival', counter: 1, sides: 6, face: first },
    { purpose: 'length', counter: 1, sides: 3, face: second },
    { purpose: 'arrival', counter: 2, sides: 20, face: third },
  ]);
});

test('an impossible die leaves no mark', () => {
  const dice = diceOf(seed, 'c', 1);
  expect(() => dice.roll('arrival', 1)).toThrow(RangeError);
  expect(dice.rolls).toEqual([]);
  expect(dice.roll('arrival')).toBe(diceOf(seed, 'c', 1).roll('arrival'));
});

test('scripted dice show what was written down, and are content when all is used', () => {
  const dice = scriptedDice([6, 1, 20]);
  expect([dice.roll('arrival'), dice.roll('veteran'), dice.roll('arrival', 20)]).toEqual([6, 1, 20]);
  expect(dice.rolls.map(({ counter }) => counter)).toEqual([1, 1, 2]);
  expect(() => {
    dice.end();
  }).not.toThrow();
});

test('scripted dice fail on a roll that nobody wrote down', () => {
  const dice = scriptedDice([6]);
  dice.roll('arrival');
  expect(() => dice.roll('arrival')).toThrow(
    new DiceScriptFault('DICE_TOO_FEW', 'Die 2, for arrival, is missing.'),
  );
});

test('scripted dice fail on a roll left over', () => {
  const dice = scriptedDice([6, 5]);
  dice.roll('arrival');
  expect(dice.end).toThrow(new DiceScriptFault('DICE_LEFT_OVER', 'Only 1 of 2 dice were rolled.'));
});

test.each([0, 7, -1, 2.5, Number.NaN])('a scripted die cannot show %d', (face) => {
  expect(() => scriptedDice([face]).roll('arrival')).toThrow(
    expect.objectContaining({ name: 'DiceScriptFault', code: 'DICE_FACE_IMPOSSIBLE' }),
  );
});
