import type { Delivery, Task, Tile } from './tasks.js';

/** The workshop as the page sees it: tiles are ordered here and come when they are painted. */
export interface WorkshopDoor {
  tell(task: Extract<Task, { kind: 'open' | 'realm' | 'look' }>): void;
  /** Orders a tile, or the same tile anew; what was asked for before under its number counts no longer. */
  paint(tile: Tile, show: (picture: ImageBitmap | undefined) => void): void;
  /** The tile is no longer on the table. */
  leave(id: number): void;
}

export interface WorkshopEvents {
  /** The fonts of names have come. */
  onfonts(): void;
  /** Nothing more will be painted. */
  onfault(cause: unknown): void;
}

const hire = () => new Worker(new URL('./map-painter.worker.ts', import.meta.url), { type: 'module' });
let ready: Worker | undefined;

/** Sends for a painter before the map is there, so that neither waits for the other. One who does not come is forgotten. */
export function callPainter(): void {
  if (ready) return;
  ready = hire();
  ready.onerror = () => (ready = undefined);
}

/** Opens the door until `signal` closes it. */
export function openWorkshop(signal: AbortSignal, { onfonts, onfault }: WorkshopEvents): WorkshopDoor {
  const painter = ready ?? hire();
  ready = undefined;
  const customers = new Map<number, (picture: ImageBitmap | undefined) => void>();
  painter.onmessage = ({ data }: MessageEvent<Delivery>) => {
    if (data.kind === 'fonts') return onfonts();
    const show = customers.get(data.id);
    if (show) show(data.picture);
    else data.picture?.close();
  };
  painter.onerror = (event) =>
    onfault(event.error ?? new Error(event.message || 'The map cannot be painted.'));
  signal.addEventListener('abort', () => painter.terminate());
  const tell = (task: Task) => painter.postMessage(task);
  return {
    tell,
    paint(tile, show) {
      customers.set(tile.id, show);
      tell({ kind: 'paint', tile });
    },
    leave(id) {
      customers.delete(id);
      tell({ kind: 'leave', id });
    },
  };
}
