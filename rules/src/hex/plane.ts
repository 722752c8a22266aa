import { roundHex, type Hex } from './hex.js';

/** A point on the page; x runs east, y runs south. A hex measures 1 from its centre to a corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const root3 = Math.sqrt(3);

export function hexCentre({ q, r }: Hex): Point {
  return { x: root3 * (q + r / 2), y: 1.5 * r };
}

/** The six corners, clockwise on the page from the north. */
export function hexCorners(hex: Hex): Point[] {
  const { x, y } = hexCentre(hex);
  const half = root3 / 2;
  return [
    { x, y: y - 1 },
    { x: x + half, y: y - 0.5 },
    { x: x + half, y: y + 0.5 },
    { x, y: y + 1 },
    { x: x - half, y: y + 0.5 },
    { x: x - half, y: y - 0.5 },
  ];
}

/** The hex under a point of the page. */
export function hexAt({ x, y }: Point): Hex {
  const r = y / 1.5;
  return roundHex({ q: x / root3 - r / 2, r });
}
