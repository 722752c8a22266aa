import { expect, it } from 'vitest';
import { tileQueue } from './tile-queue.js';

/** Frames and tasks that come when they are called; each painting takes as long as `cost` says. */
function clockwork(cost = 0) {
  const [frames, tasks]: [(() => void)[], (() => void)[]] = [[], []];
  let time = 0;
  const painted: string[] = [];
  const queue = tileQueue({
    nextFrame: (run) => void frames.push(run),
    nextTask: (run) => void tasks.push(run),
    now: () => time,
  });
  const painting = (name: string) => () => {
    time += cost;
    painted.push(name);
  };
  return { queue, painting, painted, frames, tasks };
}
const tiles = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }));

it('the first view is painted in stretches, and the page is let in between them', () => {
  const { queue, painting, painted, tasks } = clockwork(3);
  for (const tile of tiles) queue.add(tile, painting(tile.name));
  expect(painted).toEqual([]);
  tasks.shift()?.();
  expect(painted).toEqual(['a', 'b']);
  while (tasks.length > 0) tasks.shift()?.();
  expect(painted).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('after the first view, tiles are painted at once while the map lies still', () => {
  const { queue, painting, painted, tasks, frames } = clockwork();
  queue.add({}, painting('first'));
  tasks.shift()?.();
  queue.add({}, painting('after a zoom'));
  expect(painted).toEqual(['first', 'after a zoom']);
  expect([...tasks, ...frames]).toEqual([]);
});

it('tiles that come in during a drag are painted two a frame, in their order, until none is left', () => {
  const { queue, painting, painted, frames } = clockwork();
  queue.dragging = true;
  for (const tile of tiles) queue.add(tile, painting(tile.name));
  expect(painted).toEqual([]);
  frames.shift()?.();
  expect(painted).toEqual(['a', 'b']);
  frames.shift()?.();
  frames.shift()?.();
  expect(painted).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(frames).toEqual([]);
});

it('a tile that is to be painted anew twice is painted once, as it is last', () => {
  const { queue, painting, painted, tasks } = clockwork();
  const tile = {};
  queue.again(tile, painting('before'));
  queue.again(tile, painting('after'));
  while (tasks.length > 0) tasks.shift()?.();
  expect(painted).toEqual(['after']);
});
