import { expect, test } from 'vitest';
import { unless } from './unless.js';

const fail = (error: Error) => (): never => {
  throw error;
};

test('work that goes well gives what it gives', () => {
  expect(unless(RangeError, () => 4)).toBe(4);
});

test('the one kind of error is given, any other thrown', () => {
  const expected = new RangeError('expected');
  expect(unless(RangeError, fail(expected))).toBe(expected);
  expect(() => unless(RangeError, fail(new TypeError('a bug')))).toThrow('a bug');
});
