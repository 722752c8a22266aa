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
import { boxAround, boxAt, grown, type Box } from '../geometry/box.js';
import { rounded } from '../geometry/curves.js';
import type { Crossing } from '../geometry/line-crossings.js';
import { tileIndex, type TileIndex } from '../geometry/tile-index.js';
import { clearedMarks } from './cleared-marks.js';
import { connected } from './connected.js';
import { landOf } from './land-of.js';
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

/** Each part is worked out when somebody first asks for it. */
export function mapScene(map: CampaignMap): MapScene {
  const terrainOf = new Map(map.hexes.map((hex) => [hexKey(hex), hex.terrain]));
  const terrainAt = (hex: Hex) => terrainOf.get(hexKey(hex));
  const waterAt = (hex: Hex) => {
    const terrain = terrainAt(hex);
    return terrain !== undefined && isWater(terrain);
  };
  const ashore = map.hexes.filter((hex) => hex.terrain !== 'sea');
  const waysOf = (kind: 'road' | 'lane') => map.ways.filter((way) => way.kind === kind).map(wayLine);
  const masses = once(() => connected(ashore).map((hexes) => region('plain', hexes)));
  const lakes = once(() => regionsOf(map, 'lake'));

  const scene: MapScene = withParts(
    { map, terrainAt, territoryAt: landOf(map) },
    {
      sheet: () => sheetOf(map.hexes),
      hexes: () => tileIndex(map.hexes, hexBox),
      inland: () =>
        tileIndex(
          ashore.filter((hex) => hex.terrain !== 'lake' && !neighbours(hex).some(waterAt)),
          hexBox,
        ),
      rivers: () => {
        const seats = new Set(map.territories.map((territory) => hexKey(territory.seat)));
        return map.rivers.map((river) => riverLine(river, seats, waterAt));
      },
      roads: () => waysOf('road'),
      lanes: () => waysOf('lane'),
      bridges: () => bridges(map, scene.roads, scene.rivers),
      land: () => indexed(masses()),
      lakes: () => indexed(lakes()),
      dryLand: () => [...masses(), ...lakes()].flatMap((one) => one.rings),
      regions: () =>
        indexed(
          terrains.filter((terrain) => !isWater(terrain)).flatMap((terrain) => regionsOf(map, terrain)),
        ),
      seaShores: () =>
        tileIndex(
          traceBoundary(ashore, (hex) => terrainAt(hex) === 'sea').map((chain) => ({
            ...sceneLine(rounded(chain)),
            closed: chain.closed,
          })),
          (shore) => grown(shore.box, 1),
        ),
      marks: () =>
        tileIndex(clearedMarks(map, [...scene.roads, ...scene.rivers], waterAt), (mark) => boxAt(mark.at, 1)),
    },
  );
  return scene;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The same thing with parts that are made when they are first asked for. */
function withParts<T extends object, Parts extends object>(
  thing: T,
  makers: { readonly [Part in keyof Parts]: () => Parts[Part] },
): T & Parts {
  for (const [part, make] of Object.entries<() => unknown>(makers)) {
    Object.defineProperty(thing, part, { get: once(make), enumerable: true });
  }
  return thing as T & Parts;
}

function regionsOf(map: CampaignMap, terrain: Terrain): Region[] {
  return connected(map.hexes.filter((hex) => hex.terrain === terrain)).map((hexes) => region(terrain, hexes));
}

function region(terrain: Terrain, hexes: readonly Hex[]): Region {
  const rings = outlineOf(hexes).map((ring) => rounded(ring));
  return { terrain, rings, box: boxAround(rings.flat()) };
}

function hexBox(hex: Hex): Box {
  return boxAt(hexCentre(hex), 1);
}

function indexed(regions: readonly Region[]): TileIndex<Region> {
  return tileIndex(regions, (one) => one.box, 24);
}
