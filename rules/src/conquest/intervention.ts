import {
  territoryAt,
  type ConquestState,
  type PlayerId,
  type TerritoryId,
  type TerritoryState,
} from './conquest-state.js';
import { standingPlayers } from './legal-orders.js';

/** What a referee may do to the map between turns. HOUSE. */
export type Intervention =
  | { readonly kind: 'give'; readonly territory: TerritoryId; readonly player: PlayerId }
  | { readonly kind: 'take'; readonly territory: TerritoryId }
  /** More points for a field army, from now on; fewer, to take back what was granted before. */
  | { readonly kind: 'grant'; readonly player: PlayerId; readonly points: number };

export const interventionFaults = [
  'INTERVENTION_TERRITORY_UNKNOWN',
  'INTERVENTION_PLAYER_UNKNOWN',
  'INTERVENTION_CHANGES_NOTHING',
  'INTERVENTION_CAPITALS_TWO',
  'INTERVENTION_LEAVES_ONE',
  'INTERVENTION_POINTS_UNFIT',
] as const;
export type InterventionFault = (typeof interventionFaults)[number];

/** Far more than any army fields, and small enough for sums to stay exact. */
const mostPoints = 1_000_000;

/** The state after a referee has stepped in, or why he may not. */
export function intervene(
  state: ConquestState,
  intervention: Intervention,
): { readonly state: ConquestState } | { readonly fault: InterventionFault } {
  if (intervention.kind === 'grant') return grant(state, intervention.player, intervention.points);
  if (!state.territories.has(intervention.territory)) return { fault: 'INTERVENTION_TERRITORY_UNKNOWN' };
  const before = territoryAt(state, intervention.territory);
  if (intervention.kind === 'take') {
    if (before.owner === undefined) return { fault: 'INTERVENTION_CHANGES_NOTHING' };
    const { id, kind, ruins } = before;
    // As R12 leaves the lands of those who are out.
    return changed(state, { id, kind, garrison: 0, ruins });
  }
  const { player: owner } = intervention;
  if (!state.players.includes(owner)) return { fault: 'INTERVENTION_PLAYER_UNKNOWN' };
  if (before.owner === owner) return { fault: 'INTERVENTION_CHANGES_NOTHING' };
  const { id, kind, ruins } = before;
  if (kind === 'capital' && !ruins && hasCapital(state, owner)) return { fault: 'INTERVENTION_CAPITALS_TWO' };
  // S2, as for whoever takes a fortress.
  const garrison = kind === 'fortress' ? state.settings.garrisonPoints : 0;
  return changed(state, { id, kind, owner, garrison, ruins });
}

function grant(state: ConquestState, player: PlayerId, points: number): ReturnType<typeof intervene> {
  if (!state.players.includes(player)) return { fault: 'INTERVENTION_PLAYER_UNKNOWN' };
  if (points === 0) return { fault: 'INTERVENTION_CHANGES_NOTHING' };
  const total = (state.bonus?.get(player) ?? 0) + points;
  if (!Number.isSafeInteger(points) || total < 0 || total > mostPoints) {
    return { fault: 'INTERVENTION_POINTS_UNFIT' };
  }
  return { state: { ...state, bonus: new Map(state.bonus).set(player, total) } };
}

function changed(state: ConquestState, territory: TerritoryState): ReturnType<typeof intervene> {
  const territories = new Map(state.territories).set(territory.id, territory);
  // The last one standing must have outlasted somebody in a turn (R13), or the campaign would never end.
  if (standingPlayers(territories.values()).size < 2) return { fault: 'INTERVENTION_LEAVES_ONE' };
  return { state: { ...state, territories } };
}

function hasCapital({ territories }: ConquestState, player: PlayerId): boolean {
  for (const { kind, owner, ruins } of territories.values()) {
    if (kind === 'capital' && owner === player && !ruins) return true;
  }
  return false;
}
