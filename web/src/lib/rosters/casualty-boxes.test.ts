import { expect, it } from 'vitest';
import { boxesOf } from './casualty-boxes.js';

it('gives each unit a box for each stand', () => {
  expect(boxesOf({ size: 3, type: 'infantry' }, 2)).toEqual([3, 3]);
});

it.each([
  ['a character', { size: 1, type: 'hero' as const }],
  ['a piece of gear', {}],
  ['what the list no longer knows', undefined],
])('gives %s one box', (_, piece) => {
  expect(boxesOf(piece, 1)).toEqual([1]);
});
