import { hexCentre, legalTargets, type CampaignMap, type ConquestState, type Point } from '@pelagonia/rules';
import type { TurnOnTableFragment } from '../generated/operations.js';
import type { BattleMark } from '../map/leaflet/battle-layer.js';
import type { March } from '../map/leaflet/march-layer.js';

/** Where an army marched, by ids of territories. */
export interface Way {
  readonly seat: string;
  readonly from: string;
  readonly to: string;
}

type Order = Pick<TurnOnTableFragment['orders'][number], 'seat' | 'attack' | 'given'> & {
  readonly from?: string | null;
};

/** What the journal tells of an order that nobody sealed: a bot's, or one that was repeated. */
export interface Ungiven {
  readonly turn: number;
  readonly parameters: string;
  readonly retractedBy: number | null;
}

/** What was carried out for each seat in a turn, whoever ordered it. */
export function carriedOut(turn: number, orders: readonly Order[], ungiven: readonly Ungiven[]) {
  const told = ungiven
    .filter((one) => one.turn === turn && one.retractedBy === null)
    .map(({ parameters }) => JSON.parse(parameters) as { player: string; attack?: string; from?: string });
  return orders.map(({ seat, attack, from, given }) => {
    const other = given ? undefined : told.find(({ player }) => player === seat);
    return { seat, attack: attack ?? other?.attack, from: from ?? other?.from };
  });
}

/**
 * All marches of a turn: those of orders that lie open, and those that the journal tells of seats without one. Who names
 * no base marches from the one the rules would take.
 */
export function waysOf(
  state: ConquestState,
  orders: readonly Order[],
  ungiven: readonly Ungiven[],
): readonly Way[] {
  return carriedOut(state.turn, orders, ungiven).flatMap(({ seat, attack, from }) => {
    if (attack === undefined) return [];
    const legal = legalTargets(state, seat).find((target) => target.attack === attack);
    const base = from ?? legal?.from[0];
    return legal && base !== undefined ? [{ seat, from: base, to: attack }] : [];
  });
}

export function marchesOn(
  map: Pick<CampaignMap, 'territories'>,
  ways: readonly Way[],
  look: March['look'],
): March[] {
  const place = new Map(map.territories.map((territory) => [territory.id, territory]));
  return ways.flatMap(({ seat, from, to }) => {
    const [start, end] = [place.get(from), place.get(to)];
    return start && end ? [{ seat, from: start, to: end, look }] : [];
  });
}

/** Swords stand at the place that is fought for; two armies that meet on the way have theirs half-way. */
export function battleMarks(
  map: Pick<CampaignMap, 'territories'>,
  ways: readonly Way[],
  battles: TurnOnTableFragment['battles'],
): BattleMark[] {
  const centre = (id: string | null | undefined): Point | undefined => {
    const territory = map.territories.find((one) => one.id === id);
    return territory && hexCentre(territory.seat);
  };
  const targetOf = (seat: string) => centre(ways.find((way) => way.seat === seat)?.to);
  return battles
    .filter(({ status }) => status !== 'VOID')
    .flatMap(({ key, kind, territory, attacker, defender, status }) => {
      const [one, other] = [targetOf(attacker), targetOf(defender)];
      const between = kind === 'MEETING' && one && other;
      const at = between ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : centre(territory);
      return at ? [{ key, at, settled: status === 'SETTLED' }] : [];
    });
}
