import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlap, type Box } from './box.js';
import { tileIndex } from './tile-index.js';

const boxes = fc
  .tuple(
    fc.double({ min: -50, max: 50, noNaN: true }),
    fc.double({ min: -50, max: 50, noNaN: true }),
    fc.double({ min: 0, max: 30, noNaN: true }),
    fc.double({ min: 0, max: 30, noNaN: true }),
  )
  .map(([left, top, width, height]): Box => ({ left, top, right: left + width, bottom: top + height }));

it('an index finds what a walk over everything finds, in the same order', () => {
  fc.assert(
    fc.property(
      fc.array(boxes, { maxLength: 40 }),
      boxes,
      fc.integer({ min: 1, max: 20 }),
      (all, window, cell) => {
        const index = tileIndex(all, (box) => box, cell);
        expect(index.within(window)).toEqual(all.filter((box) => overlap(box, window)));
      },
    ),
  );
});
