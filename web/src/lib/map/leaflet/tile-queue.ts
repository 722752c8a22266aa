/** Decides whether a tile is painted at once or in one of the next frames. */
export interface TileQueue {
  /** While the map is dragged, tiles wait for their turn, so that no frame paints many. */
  dragging: boolean;
  add(paint: () => void): void;
}

const tilesInFrame = 2;

/**
 * One queue for all layers of a map. Tiles that come in while nothing is dragged, after a zoom or on the first
 * view, are painted on the spot: an empty table for a few frames would be worse than one long frame.
 */
export function tileQueue(nextFrame: (run: () => void) => void): TileQueue {
  const waiting: (() => void)[] = [];
  const run = () => {
    for (const paint of waiting.splice(0, tilesInFrame)) paint();
    if (waiting.length > 0) nextFrame(run);
  };
  return {
    dragging: false,
    add(paint) {
      if (!this.dragging) return paint();
      waiting.push(paint);
      if (waiting.length === 1) nextFrame(run);
    },
  };
}
