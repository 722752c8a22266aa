import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { SecretBox } from './secret-box.js';

const [one, two] = [randomBytes(32), randomBytes(32)];

test('what is locked away opens at its own place and nowhere else', () => {
  const box = new SecretBox([one]);
  const locked = box.lock('attack the mill', 'campaign/1/A');
  expect(box.open(locked, 'campaign/1/A')).toBe('attack the mill');
  expect(() => box.open(locked, 'campaign/1/B')).toThrow();
  expect(locked.includes('mill')).toBe(false);
});

test('the length of a secret tells nothing, nor does locking the same twice', () => {
  const box = new SecretBox([one]);
  expect(box.lock('defend', 'x').length).toBe(box.lock('attack the furthest mill of all', 'x').length);
  expect(box.lock('defend', 'x').equals(box.lock('defend', 'x'))).toBe(false);
  expect(box.open(box.lock('é'.repeat(600), 'x'), 'x')).toBe('é'.repeat(600));
});

test('secrets that share a room are of one size, and none is cut', () => {
  const box = new SecretBox([one]);
  const [least, most] = [box.lock('', 'x', 1_000), box.lock('é'.repeat(500), 'x', 1_000)];
  expect(least.length).toBe(most.length);
  expect([box.open(least, 'x'), box.open(most, 'x')]).toEqual(['', 'é'.repeat(500)]);
  expect(() => box.lock('é'.repeat(501), 'x', 1_000)).toThrow(RangeError);
});

test('an old key opens what it locked, and a new one locks from then on', () => {
  const before = new SecretBox([one]).lock('defend', 'x');
  const after = new SecretBox([two, one]);
  expect(after.open(before, 'x')).toBe('defend');
  expect(() => new SecretBox([one]).open(after.lock('defend', 'x'), 'x')).toThrow('no key fits');
  expect(() => new SecretBox([]).lock('defend', 'x')).toThrow('no key to lock with');
});

test('a byte changed anywhere is noticed', () => {
  const box = new SecretBox([one]);
  const locked = box.lock('defend', 'x');
  for (const at of [0, 1, 8, 20, 40, locked.length - 1]) {
    const bent = Buffer.from(locked);
    bent[at] = (bent[at] ?? 0) ^ 1;
    expect(() => box.open(bent, 'x')).toThrow();
  }
});
