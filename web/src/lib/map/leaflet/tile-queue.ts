/** Decides when a tile is painted: at once, or when it is its turn. */
export interface TileQueue {
  /** While the map is dragged, tiles wait for their turn, so that no frame paints many. */
  dragging: boolean;
  /** A tile with nothing on it yet; of the same tile only the last painting counts. */
  add(tile: object, paint: () => void): void;
  /** A tile that shows something until it is painted anew. */
  again(tile: object, paint: () => void): void;
}

export interface Pace {
  readonly nextFrame: (run: () => void) => void;
  /** As soon as the page has seen to whatever else waits. */
  readonly nextTask: (run: () => void) => void;
  readonly now: () => number;
}

const tilesInFrame = 2;
/** Milliseconds of painting after which a click or a key is let in. */
const stretch = 4;

/**
 * One queue for all layers of a map. The first view and what is painted anew come in small stretches, so that the page
 * answers meanwhile. Tiles that come in later while nothing is dragged, after a zoom, are painted on the spot: there, an
 * empty table for a few frames would be worse than one long frame.
 */
export function tileQueue({ nextFrame, nextTask, now }: Pace): TileQueue {
  const waiting = new Map<object, () => void>();
  let [first, scheduled] = [true, false];
  const next = () => {
    const [tile, paint] = waiting.entries().next().value ?? [];
    if (!tile || !paint) return false;
    waiting.delete(tile);
    paint();
    return true;
  };
  const schedule = (dragging: boolean) => {
    if (scheduled) return;
    scheduled = true;
    (dragging ? nextFrame : nextTask)(() => run(dragging));
  };
  const run = (dragging: boolean) => {
    scheduled = false;
    const end = now() + stretch;
    for (let painted = 0; dragging ? painted < tilesInFrame : now() < end; painted++) if (!next()) break;
    if (waiting.size > 0) schedule(queue.dragging);
    else first = false;
  };
  const wait = (tile: object, paint: () => void) => {
    waiting.set(tile, paint);
    schedule(queue.dragging);
  };
  const queue: TileQueue = {
    dragging: false,
    add(tile, paint) {
      if (first || queue.dragging) return wait(tile, paint);
      waiting.delete(tile);
      paint();
    },
    again: wait,
  };
  return queue;
}
