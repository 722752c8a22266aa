import { expect, it } from 'vitest';
import { lineCrossings } from './line-crossings.js';

const river = [
  { x: 0, y: -2 },
  { x: 0, y: 0 },
  { x: 0, y: 2 },
];

it('a road over a river needs one bridge, lying along the road', () => {
  const road = [
    { x: -2, y: 1 },
    { x: 2, y: 1 },
  ];
  expect(lineCrossings(road, river)).toEqual([{ at: { x: 0, y: 1 }, angle: 0 }]);
});

it('a road that meets the river exactly at one of its points still needs only one bridge', () => {
  const road = [
    { x: -2, y: 0 },
    { x: 2, y: 0 },
  ];
  expect(lineCrossings(road, river)).toHaveLength(1);
});

it('a road beside a river needs none', () => {
  const road = [
    { x: 1, y: -2 },
    { x: 1, y: 2 },
  ];
  expect(lineCrossings(road, river)).toEqual([]);
});

it('finds the crossing of a straight river at a bend of the road', () => {
  const road = [
    { x: -1, y: 1 },
    { x: 0, y: 1 },
    { x: 1, y: 2 },
  ];
  const river = [
    { x: 0, y: 0 },
    { x: 0, y: 4 },
  ];
  expect(lineCrossings(road, river)).toEqual([{ at: { x: 0, y: 1 }, angle: Math.PI / 4 }]);
});
