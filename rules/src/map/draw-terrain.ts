import { hexKey } from '../hex/hex.js';
import { offsetToHex } from '../hex/offset.js';
import type { MapHex, Terrain } from './campaign-map.js';
import { quote } from './shape.js';
import type { Report } from './violation.js';

/** The ground of a map by hex key. A hex whose sign could not be read is there, its terrain unknown. */
export type Ground = ReadonlyMap<string, Terrain | undefined>;

export interface DrawnTerrain {
  readonly hexes: readonly MapHex[];
  readonly ground: Ground;
}

/** Turns the rows of a drawing into hexes. A character missing from the legend is reported once, where it is first met. */
export function drawTerrain(
  rows: readonly string[],
  legend: ReadonlyMap<string, Terrain | undefined>,
  report: Report,
): DrawnTerrain {
  const hexes: MapHex[] = [];
  const ground = new Map<string, Terrain | undefined>();
  const strangers = new Set<string>();
  rows.forEach((text, row) => {
    [...text].forEach((character, col) => {
      if (character === ' ') return;
      const hex = offsetToHex({ col, row });
      const terrain = legend.get(character);
      ground.set(hexKey(hex), terrain);
      if (terrain !== undefined) hexes.push({ ...hex, terrain });
      else if (!legend.has(character) && !strangers.has(character)) {
        strangers.add(character);
        report('MAP_TERRAIN_UNKNOWN', `terrain[${row}]`, { character: quote(character) });
      }
    });
  });
  if (ground.size === 0) report('MAP_TERRAIN_EMPTY', 'terrain', {});
  return { hexes, ground };
}
