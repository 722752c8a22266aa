import { hexKey, isWater, type Hex, type Point, type Territory } from '@pelagonia/rules';
import type { SeatLetter } from '../../heraldry/seat-arms.js';
import { armsOf } from '../../heraldry/seat-arms.js';
import { outlineOf, traceBoundary, type Chain } from '../geometry/boundary.js';
import { boxAround, type Box } from '../geometry/box.js';
import { rounded } from '../geometry/curves.js';
import type { MapScene } from './map-scene.js';

/** Who holds what: the letter of a seat for a territory's id; absent means nobody. */
export type Owners = Readonly<Record<string, string | undefined>>;

/** All the land of one seat in one outline, so that no firm border runs between its own territories. */
export interface Holding {
  readonly seat: SeatLetter;
  readonly rings: readonly (readonly Point[])[];
  /** Where it meets land that is not its own; a shore needs no border. */
  readonly borders: readonly (readonly Point[])[];
  /** Between its own territories. */
  readonly marches: readonly (readonly Point[])[];
  readonly box: Box;
}

export function ownerOf(owners: Owners, territory: Territory): SeatLetter | undefined {
  const letter = owners[territory.id];
  return letter === undefined ? undefined : armsOf(letter)?.letter;
}

export function holdingsOf(
  scene: Pick<MapScene, 'map' | 'terrainAt' | 'territoryAt'>,
  owners: Owners,
): Holding[] {
  const lands = new Map<SeatLetter, Territory[]>();
  for (const territory of scene.map.territories) {
    const seat = ownerOf(owners, territory);
    if (seat) lands.set(seat, [...(lands.get(seat) ?? []), territory]);
  }
  /** Lakes stay blue, whoever's shores they wash. */
  const isDry = (hex: Hex) => scene.terrainAt(hex) !== 'lake';
  return [...lands].map(([seat, territories]) => {
    const hexes = territories.flatMap((territory) => territory.land.filter(isDry));
    const inside = new Set(hexes.map(hexKey));
    const rings = outlineOf(hexes).map((ring) => rounded(ring));
    const isForeignLand = (hex: Hex) => {
      const terrain = scene.terrainAt(hex);
      return terrain !== undefined && !isWater(terrain) && !inside.has(hexKey(hex));
    };
    return {
      seat,
      rings,
      borders: traceBoundary(hexes, isForeignLand).map(closedLine),
      marches: territories.flatMap((territory, index) => {
        const earlier = new Set(territories.slice(0, index));
        const isEarlier = (hex: Hex) => {
          const there = scene.territoryAt(hex);
          return there !== undefined && earlier.has(there);
        };
        return traceBoundary(territory.land, isEarlier).map(closedLine);
      }),
      box: boxAround(rings.flat()),
    };
  });
}

/** A rounded chain as one line; a closed one ends where it began. */
function closedLine(chain: Chain): Point[] {
  const line = rounded(chain);
  const [first] = line;
  return chain.closed && first ? [...line, first] : line;
}

/** The outline of a territory's land. */
export function territoryRings(territory: Territory): Point[][] {
  return outlineOf(territory.land).map((ring) => rounded(ring));
}
