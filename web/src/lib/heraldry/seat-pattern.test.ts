import { expect, it } from 'vitest';
import { patternCell, patternShapes, seatPatterns } from './seat-pattern.js';

/** The strokes of a path made of `M x y L x y …` in absolute numbers, as segments. */
function segments(path: string): [number, number, number, number][] {
  return [...path.matchAll(/M([^M]+)/g)].flatMap(([, stroke = '']) => {
    const numbers = [...stroke.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text));
    const points = Array.from({ length: numbers.length / 2 }, (_, index) =>
      numbers.slice(index * 2, index * 2 + 2),
    );
    return points
      .slice(1)
      .map((to, index): [number, number, number, number] => [
        ...(points[index] as [number, number]),
        ...(to as [number, number]),
      ]);
  });
}

/** Heights at which straight strokes cross a vertical line. */
function crossings(path: string, x: number): number[] {
  const found = segments(path).flatMap(([x1, y1, x2, y2]) => {
    const share = (x - x1) / (x2 - x1);
    return share >= 0 && share <= 1 ? [y1 + (y2 - y1) * share] : [];
  });
  return [...new Set(found)].filter((y) => y >= 0 && y <= patternCell).sort((a, b) => a - b);
}

it('every pattern but the plain one has a drawing', () => {
  const drawn = seatPatterns.filter((pattern) => patternShapes[pattern] !== undefined);
  expect(drawn).toEqual(seatPatterns.filter((pattern) => pattern !== 'plain'));
});

it.each(['diagonal', 'chevron', 'cross-hatch'] as const)(
  'the lines of %s go on from cell to cell',
  (pattern) => {
    const path = patternShapes[pattern]?.path ?? '';
    const left = crossings(path, 0);
    expect(left.length).toBeGreaterThan(0);
    expect(crossings(path, patternCell)).toEqual(left);
  },
);
