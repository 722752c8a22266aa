import type { ConquestSettings } from './conquest-settings.js';
import type { PlayerId, TerritoryState } from './conquest-state.js';

/** S1: what holding a territory adds to a field army. Ruins add nothing (R11); a fortress neither (S2). */
export function worth(territory: Pick<TerritoryState, 'kind' | 'ruins'>, settings: ConquestSettings): number {
  if (territory.kind === 'capital') return territory.ruins ? 0 : settings.capitalPoints;
  return territory.kind === 'resource' ? settings.resourcePoints : 0;
}

/**
 * S1: the field armies of all who stand; who holds nothing, or nothing but ruins, has none. HOUSE: points granted by the
 * referee count on top, for those who stand.
 */
export function fieldArmies(
  territories: Iterable<TerritoryState>,
  settings: ConquestSettings,
  bonus?: ReadonlyMap<PlayerId, number>,
): Map<PlayerId, number> {
  const armies = new Map<PlayerId, number>();
  for (const territory of territories) {
    const { owner, ruins } = territory;
    if (owner === undefined || ruins) continue;
    armies.set(owner, (armies.get(owner) ?? 0) + worth(territory, settings));
  }
  if (bonus === undefined) return armies;
  for (const [player, granted] of bonus) {
    const points = armies.get(player);
    if (points !== undefined) armies.set(player, points + granted);
  }
  return armies;
}

/** S1: where the points of one player's field army come from, for whoever wants to know. */
export function fieldArmyParts(
  territories: Iterable<TerritoryState>,
  settings: ConquestSettings,
  player: PlayerId,
  bonus?: ReadonlyMap<PlayerId, number>,
): { readonly territory?: string; readonly points: number }[] {
  const held = Array.from(territories).filter(({ owner, ruins }) => owner === player && !ruins);
  const granted = held.length > 0 ? (bonus?.get(player) ?? 0) : 0;
  const parts = held.map((territory) => ({ territory: territory.id, points: worth(territory, settings) }));
  return [...parts.filter(({ points }) => points > 0), ...(granted === 0 ? [] : [{ points: granted }])];
}
