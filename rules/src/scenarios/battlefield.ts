import type { BattleKind } from '../conquest/turn-course.js';
import { type Hex, hexDistance } from '../hex/hex.js';
import type { CampaignMap, Terrain, TerritoryKind, TerritorySort } from '../map/campaign-map.js';

/** A battle about to be fought, as far as the choice of a scenario looks at it. */
export interface Battlefield {
  readonly kind: BattleKind;
  /** Where it is fought; absent: on the way, as meetings are. */
  readonly territory?: { readonly kind: TerritoryKind; readonly sort?: TerritorySort };
  /** The terrain of the hexes round the seat, one for each. */
  readonly terrain: readonly Terrain[];
  /** The points of both sides. */
  readonly attacker: number;
  readonly defender: number;
  /** How many people sit at the table. */
  readonly players: number;
}

/** The terrain of a hex and of those around it, in the order of the map. */
export function terrainRound(map: CampaignMap, seat: Hex, steps = 1): readonly Terrain[] {
  return map.hexes.filter((hex) => hexDistance(hex, seat) <= steps).map((hex) => hex.terrain);
}
