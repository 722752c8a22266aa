import { expect, it } from 'vitest';
import { Batch, perRequest } from './batch.js';

it('questions that are asked together are answered by one load, each with its own answer', async () => {
  const loads: (readonly number[])[] = [];
  const batch = new Batch(async (keys: readonly number[]) => {
    loads.push(keys);
    return keys.map((key) => key * 10);
  });
  expect(await Promise.all([batch.get(1), batch.get(2), batch.get(3)])).toEqual([10, 20, 30]);
  expect(await batch.get(4)).toBe(40);
  expect(loads).toEqual([[1, 2, 3], [4]]);
});

it('a load that fails fails every question of it, and not the next', async () => {
  let fails = true;
  const batch = new Batch(async (keys: readonly number[]) => {
    if (fails) throw new Error('no database');
    return keys;
  });
  const both = await Promise.allSettled([batch.get(1), batch.get(2)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await batch.get(5)).toBe(5);
});

it('two requests never share an answer', () => {
  const batchOf = perRequest(() => async (keys: readonly number[]) => keys);
  const [one, other] = [{}, {}];
  expect(batchOf(one)).toBe(batchOf(one));
  expect(batchOf(one)).not.toBe(batchOf(other));
});
