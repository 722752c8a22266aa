import { hexCentre, hexCorners, hexKey, neighbours, type MapHex, type Point } from '@pelagonia/rules';
import { outlineOf } from '../geometry/boundary.js';
import { boxAround, type Box } from '../geometry/box.js';
import { rounded } from '../geometry/curves.js';

/** The paper a map is printed on. */
export interface Sheet {
  readonly rings: readonly (readonly Point[])[];
  readonly box: Box;
  /** Cut straight on four sides, so that a printer's frame fits round it. */
  readonly straight: boolean;
}

/**
 * Maps drawn as rows of hexes are trimmed to the rectangle they fill, which cuts through the outermost hexes; a
 * map of any other shape keeps its own outline.
 */
export function sheetOf(hexes: readonly MapHex[]): Sheet {
  const box = trimmed(boxAround(hexes.map(hexCentre)));
  const present = new Set(hexes.map(hexKey));
  const missing = hexes.flatMap(neighbours).filter((hex) => !present.has(hexKey(hex)));
  if (missing.flatMap(hexCorners).some((corner) => isInside(corner, box))) {
    const rings = outlineOf(hexes).map((ring) => rounded(ring));
    return { rings, box: boxAround(rings.flat()), straight: false };
  }
  const { left, top, right, bottom } = box;
  const ring = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return { rings: [ring], box, straight: true };
}

/** From the outermost centres half a side north and south: what every row and column of a rectangle of hexes covers. */
function trimmed({ left, top, right, bottom }: Box): Box {
  return { left, top: top - 0.5, right, bottom: bottom + 0.5 };
}

function isInside({ x, y }: Point, { left, top, right, bottom }: Box): boolean {
  const slack = 1e-6;
  return x > left + slack && x < right - slack && y > top + slack && y < bottom - slack;
}
