import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains, overlap, type Box } from './box.js';
import { placeLabels } from './label-placement.js';

const sheet: Box = { left: 0, top: 0, right: 100, bottom: 100 };
const at = (left: number, top: number, width = 20, height = 10): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('placing names', () => {
  it('the more important name gets the spot both want', () => {
    const placed = placeLabels(
      [
        { label: 'ford', places: [at(10, 10)], importance: 1 },
        { label: 'capital', places: [at(15, 12)], importance: 5 },
      ],
      [],
      sheet,
    );
    expect(placed.map(({ label }) => label)).toEqual(['capital']);
  });

  it('a name takes its next place when the first is under an icon', () => {
    const placed = placeLabels(
      [{ label: 'Mirewatch', places: [at(10, 10), at(10, 40)], importance: 1 }],
      [at(5, 5)],
      sheet,
    );
    expect(placed[0]?.box).toEqual(at(10, 40));
  });

  it('a name that would run off the sheet is left out', () => {
    expect(placeLabels([{ label: 'Edge', places: [at(90, 10)], importance: 1 }], [], sheet)).toEqual([]);
  });

  it('no two names ever overlap, nor an icon, nor the edge', () => {
    const somewhere = fc
      .tuple(fc.integer({ min: -10, max: 100 }), fc.integer({ min: -10, max: 100 }))
      .map(([x, y]) => at(x, y));
    const wish = fc.record({
      label: fc.string(),
      places: fc.array(somewhere, { maxLength: 4 }),
      importance: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(
        fc.array(wish, { maxLength: 25 }),
        fc.array(somewhere, { maxLength: 5 }),
        (wishes, icons) => {
          const boxes = placeLabels(wishes, icons, sheet).map(({ box }) => box);
          boxes.forEach((box, index) => {
            expect(contains(sheet, box)).toBe(true);
            for (const other of [...icons, ...boxes.slice(0, index)]) expect(overlap(box, other)).toBe(false);
          });
        },
      ),
    );
  });
});
