import { describe, expect, it } from 'vitest';
import { livingVeterans } from './living-veterans.js';

const veterans = [
  { seat: 'A', wonTurn: 1, fallen: false },
  { seat: 'A', wonTurn: 1, lostTurn: 3, fallen: true },
  { seat: 'B', wonTurn: 2, lostTurn: null, fallen: false },
];

describe('the veterans of a seat', () => {
  it.each([
    [1, 0],
    [2, 2],
    [3, 2],
    [4, 1],
  ])('when turn %i began were %i: an honour counts from the next turn, a loss too', (turn, count) => {
    expect(livingVeterans(veterans, 'A', turn)).toBe(count);
  });

  it('are now those that have not fallen', () => {
    expect(livingVeterans(veterans, 'A')).toBe(1);
    expect(livingVeterans(veterans, 'B')).toBe(1);
    expect(livingVeterans(veterans, 'C')).toBe(0);
  });
});
