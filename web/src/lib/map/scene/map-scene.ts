import {
  hexCentre,
  hexKey,
  isWater,
  neighbours,
  terrains,
  type CampaignMap,
  type Hex,
  type MapHex,
  type Point,
  type Terrain,
  type Territory,
} from '@pelagonia/rules';
import { outlineOf, traceBoundary } from '../geometry/boundary.js';
import { boxAround, grown, type Box } from '../geometry/box.js';
import { rounded } from '../geometry/curves.js';
import type { Crossing } from '../geometry/line-crossings.js';
import { tileIndex, type TileIndex } from '../geometry/tile-index.js';
import { clearedMarks } from './cleared-marks.js';
import { connected } from './connected.js';
import { bridges, riverLine, sceneLine, wayLine, type SceneLine, type SceneRiver } from './scene-lines.js';
import { sheetOf, type Sheet } from './sheet.js';
import type { Mark } from './sown-marks.js';

/** A stretch of one terrain with its rounded outline, holes included. */
export interface Region {
  readonly terrain: Terrain;
  readonly rings: readonly (readonly Point[])[];
  readonly box: Box;
}

/** A line along the sea; islands' shores close, others run off the sheet. */
export interface Shore extends SceneLine {
  readonly closed: boolean;
}

/**
 * Everything about a map that the painters need and that neither zoom, owner nor theme changes, worked out
 * once. Lengths are in hex sides, as `hexCentre` has them.
 */
export interface MapScene {
  readonly map: CampaignMap;
  terrainAt(hex: Hex): Terrain | undefined;
  readonly sheet: Sheet;
  readonly hexes: TileIndex<MapHex>;
  /** Hexes that touch no water. */
  readonly inland: TileIndex<MapHex>;
  readonly land: TileIndex<Region>;
  /** The outline of all land at once, its lakes cut out: to be filled by the even-odd rule. */
  readonly dryLand: readonly (readonly Point[])[];
  readonly regions: TileIndex<Region>;
  readonly lakes: TileIndex<Region>;
  readonly seaShores: TileIndex<Shore>;
  readonly rivers: readonly SceneRiver[];
  readonly roads: readonly SceneLine[];
  readonly lanes: readonly SceneLine[];
  readonly bridges: readonly Crossing[];
  readonly marks: TileIndex<Mark>;
  /** Whose land a hex is. */
  territoryAt(hex: Hex): Territory | undefined;
}

export function mapScene(map: CampaignMap): MapScene {
  const terrainOf = new Map(map.hexes.map((hex) => [hexKey(hex), hex.terrain]));
  const terrainAt = (hex: Hex) => terrainOf.get(hexKey(hex));
  const seats = new Set(map.territories.map((territory) => hexKey(territory.seat)));
  const landOf = new Map(
    map.territories.flatMap((one) => one.land.map((hex) => [hexKey(hex), one] as const)),
  );
  const waterAt = (hex: Hex) => {
    const terrain = terrainAt(hex);
    return terrain !== undefined && isWater(terrain);
  };

  const rivers = map.rivers.map((river) => riverLine(river, seats, waterAt));
  const roads = map.ways.filter((way) => way.kind === 'road').map(wayLine);
  const lanes = map.ways.filter((way) => way.kind === 'lane').map(wayLine);
  const land = map.hexes.filter((hex) => hex.terrain !== 'sea');
  const lakes = regionsOf(map, 'lake');
  const masses = connected(land).map((hexes) => region('plain', hexes));

  /** The dearest parts wait until somebody asks for them. */
  const marks = once(() =>
    tileIndex(clearedMarks(map, [...roads, ...rivers], waterAt), (mark) => grown(boxAround([mark.at]), 1)),
  );
  const regions = once(() =>
    indexed(terrains.filter((terrain) => !isWater(terrain)).flatMap((terrain) => regionsOf(map, terrain))),
  );
  const seaShores = once(() =>
    tileIndex(
      traceBoundary(land, (hex) => terrainAt(hex) === 'sea').map((chain) => ({
        ...sceneLine(rounded(chain)),
        closed: chain.closed,
      })),
      (shore) => grown(shore.box, 1),
    ),
  );

  return {
    map,
    terrainAt,
    sheet: sheetOf(map.hexes),
    hexes: tileIndex(map.hexes, hexBox),
    inland: tileIndex(
      land.filter((hex) => hex.terrain !== 'lake' && !neighbours(hex).some(waterAt)),
      hexBox,
    ),
    land: indexed(masses),
    dryLand: [...masses, ...lakes].flatMap((one) => one.rings),
    get regions() {
      return regions();
    },
    lakes: indexed(lakes),
    get seaShores() {
      return seaShores();
    },
    rivers,
    roads,
    lanes,
    bridges: bridges(map, roads, rivers),
    get marks() {
      return marks();
    },
    territoryAt: (hex) => landOf.get(hexKey(hex)),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function regionsOf(map: CampaignMap, terrain: Terrain): Region[] {
  return connected(map.hexes.filter((hex) => hex.terrain === terrain)).map((hexes) => region(terrain, hexes));
}

function region(terrain: Terrain, hexes: readonly Hex[]): Region {
  const rings = outlineOf(hexes).map((ring) => rounded(ring));
  return { terrain, rings, box: boxAround(rings.flat()) };
}

function hexBox(hex: Hex): Box {
  return grown(boxAround([hexCentre(hex)]), 1);
}

function indexed(regions: readonly Region[]): TileIndex<Region> {
  return tileIndex(regions, (one) => one.box, 24);
}
