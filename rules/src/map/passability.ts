import type { Terrain, TerritoryKind } from './campaign-map.js';

/*
 * M1 says that terrain is passable or not and names the marsh and the sea; the rest is HOUSE: nothing walks on water
 * or over mountains. What breaks the bar is the territory that stands there: a pass lies in the mountains, and a
 * crossing carries the road over a lake or a marsh (a bridge, a causeway). The open sea is never bridged.
 */

const impassable: readonly Terrain[] = ['sea', 'lake', 'marsh', 'mountains'];
const water: readonly Terrain[] = ['sea', 'lake'];

/** Whether armies and roads go over this terrain by itself. */
export function isPassable(terrain: Terrain): boolean {
  return !impassable.includes(terrain);
}

export function isWater(terrain: Terrain): boolean {
  return water.includes(terrain);
}

/** Whether a territory of this kind can stand on this terrain, and so let a road through. */
export function canStandOn(terrain: Terrain, kind: TerritoryKind): boolean {
  if (isPassable(terrain)) return true;
  if (terrain === 'mountains') return kind === 'pass';
  return terrain !== 'sea' && kind === 'crossing';
}
