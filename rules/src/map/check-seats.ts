import { hexKey, type Hex } from '../hex/hex.js';
import { hexToOffset } from '../hex/offset.js';
import type { Ground } from './draw-terrain.js';
import type { TerritoryDraft } from './map-draft.js';
import { canStandOn } from './passability.js';
import type { Report } from './violation.js';

/** Who sits where, by hex key. */
export type Seats = ReadonlyMap<string, TerritoryDraft>;

/** What a message calls a territory: its id, or its place in the file while it has none. */
export function nameOf({ id, where }: TerritoryDraft): string {
  return id ?? where;
}

/** A hex as the author counts it. */
export function positionOf(hex: Hex): string {
  const { col, row } = hexToOffset(hex);
  return `[${col}, ${row}]`;
}

/** Every seat on the map, on ground that carries it, and alone there. */
export function checkSeats(territories: readonly TerritoryDraft[], ground: Ground, report: Report): Seats {
  const seats = new Map<string, TerritoryDraft>();
  for (const territory of territories) {
    const { seat, kind } = territory;
    if (seat === undefined) continue;
    const where = `${territory.where}.seat`;
    const key = hexKey(seat);
    const terrain = ground.get(key);
    if (!ground.has(key)) report('MAP_SEAT_OFF_MAP', where, { position: positionOf(seat) });
    if (terrain !== undefined && kind !== undefined && !canStandOn(terrain, kind)) {
      report('MAP_SEAT_IMPASSABLE', where, { terrain });
    }
    const sitting = seats.get(key);
    if (sitting === undefined) seats.set(key, territory);
    else report('MAP_SEAT_SHARED', where, { territory: nameOf(sitting) });
  }
  return seats;
}
