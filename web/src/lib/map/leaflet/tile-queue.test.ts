import { expect, it } from 'vitest';
import { tileQueue } from './tile-queue.js';

function clockwork() {
  const frames: (() => void)[] = [];
  return { nextFrame: (run: () => void) => void frames.push(run), tick: () => frames.shift()?.(), frames };
}

it('tiles are painted at once while the map lies still', () => {
  const { nextFrame, frames } = clockwork();
  const painted: number[] = [];
  tileQueue(nextFrame).add(() => painted.push(1));
  expect(painted).toEqual([1]);
  expect(frames).toEqual([]);
});

it('tiles that come in during a drag are painted two a frame, in their order, until none is left', () => {
  const { nextFrame, tick, frames } = clockwork();
  const painted: number[] = [];
  const queue = tileQueue(nextFrame);
  queue.dragging = true;
  for (const tile of [1, 2, 3, 4, 5]) queue.add(() => painted.push(tile));
  expect(painted).toEqual([]);
  tick();
  expect(painted).toEqual([1, 2]);
  tick();
  tick();
  expect(painted).toEqual([1, 2, 3, 4, 5]);
  expect(frames).toEqual([]);
});
