import { hexKey, type Hex } from '../hex/hex.js';
import { offsetToHex } from '../hex/offset.js';
import { nameOf, positionOf, type Seats } from './check-seats.js';
import type { Ground } from './draw-terrain.js';
import type { TerritoryDraft } from './map-draft.js';
import { quote } from './shape.js';
import type { Report } from './violation.js';

/** The hexes each territory colours, its seat first. */
export type Lands = ReadonlyMap<TerritoryDraft, readonly Hex[]>;

/**
 * Reads the second drawing: one letter per territory, a dot or a space where the land is nobody's.
 *
 * Two lands cannot overlap in it, save that a seat may lie under another's letter. The seat counts as the land of its
 * own territory whether the drawing says so or not.
 */
export function drawLands(
  rows: readonly string[],
  territories: readonly TerritoryDraft[],
  seats: Seats,
  ground: Ground,
  report: Report,
): Lands {
  const lands = new Map(territories.map((one) => [one, one.seat === undefined ? [] : [one.seat]]));
  const owners = lettersOf(territories, report);
  const strangers = new Set<string>();
  rows.forEach((text, row) => {
    const where = `lands[${row}]`;
    [...text].forEach((letter, col) => {
      if (letter === ' ' || letter === '.') return;
      const owner = owners.get(letter);
      if (owner === undefined) {
        if (!strangers.has(letter)) report('MAP_LETTER_UNKNOWN', where, { letter: quote(letter) });
        strangers.add(letter);
        return;
      }
      const hex = offsetToHex({ col, row });
      const key = hexKey(hex);
      if (!ground.has(key)) report('MAP_LAND_OFF_MAP', where, { position: positionOf(hex) });
      if (ground.get(key) === 'sea') report('MAP_LAND_AT_SEA', where, { position: positionOf(hex) });
      const sitting = seats.get(key);
      if (sitting === undefined) lands.get(owner)?.push(hex);
      else if (sitting !== owner) {
        report('MAP_LAND_OVERLAP', where, { territory: nameOf(owner), other: nameOf(sitting) });
      }
    });
  });
  return lands;
}

function lettersOf(
  territories: readonly TerritoryDraft[],
  report: Report,
): ReadonlyMap<string, TerritoryDraft> {
  const owners = new Map<string, TerritoryDraft>();
  for (const territory of territories) {
    const { letter, where } = territory;
    if (letter === undefined) continue;
    if (owners.has(letter)) report('MAP_LETTER_TAKEN', `${where}.letter`, { letter });
    else owners.set(letter, territory);
  }
  return owners;
}
