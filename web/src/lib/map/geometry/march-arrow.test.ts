import { describe, expect, it } from 'vitest';
import { boxAround, overlap } from './box.js';
import { marchArrow } from './march-arrow.js';

const [west, east] = [
  { x: 0, y: 0 },
  { x: 20, y: 0 },
];
const measure = { width: 0.4, clear: 1.2, aside: 0.6 };

describe('the arrow of a march', () => {
  it('points at a place without covering it, and starts close to the other', () => {
    const { outline } = marchArrow(west, east, measure);
    const near = (place: typeof west) =>
      Math.min(...outline.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
    expect(near(west)).toBeGreaterThan(0.3);
    expect(near(west)).toBeLessThan(0.9);
    expect(near(east)).toBeGreaterThan(0.9);
    expect(near(east)).toBeLessThan(2);
  });

  it('passes an arrow that comes the other way, each on its own side', () => {
    const out = boxAround([marchArrow(west, east, measure).beside]);
    const back = boxAround([marchArrow(east, west, measure).beside]);
    expect(out.top).toBeLessThan(-1);
    expect(back.top).toBeGreaterThan(1);
    expect(overlap(out, back)).toBe(false);
  });

  it('has its broadest part at the head', () => {
    const { outline } = marchArrow(west, east, measure);
    const widthNear = (x: number) => {
      const ys = outline.filter((point) => Math.abs(point.x - x) < 1.2).map(({ y }) => y);
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(widthNear(17.6)).toBeGreaterThan(widthNear(10));
  });

  it('is drawn even between places that all but touch', () => {
    const { outline } = marchArrow(west, { x: 1, y: 0 }, measure);
    expect(outline.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});
