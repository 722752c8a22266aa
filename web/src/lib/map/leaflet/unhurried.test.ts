import { expect, it, vi } from 'vitest';
import { breather, deferred } from './unhurried.js';

it('of several calls only the last is acted on, in a task of its own', async () => {
  const seen: number[] = [];
  const show = deferred((value: number) => seen.push(value), new AbortController().signal);
  show(1);
  show(2);
  expect(seen).toEqual([]);
  await vi.waitFor(() => expect(seen).toEqual([2]));
});

it('nothing is done any more once it is taken away, asked for before or after', async () => {
  const life = new AbortController();
  const seen: number[] = [];
  const show = deferred((value: number) => seen.push(value), life.signal);
  show(1);
  life.abort();
  show(2);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(seen).toEqual([]);
});

it('the page is let in before the work begins, and the work ends with what it was for', async () => {
  const life = new AbortController();
  const breath = breather(life.signal);
  let answered = false;
  setTimeout(() => (answered = true));
  await breath();
  expect(answered).toBe(true);
  life.abort();
  await expect(breath()).rejects.toThrow();
});
