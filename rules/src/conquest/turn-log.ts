import type { PlayerId, TerritoryId } from './conquest-state.js';
import type { OrderFault } from './legal-orders.js';

/** Where an army marches for which nobody sealed an order; absent: it defends. No order that lies open tells it. */
interface UngivenMarch {
  attack?: TerritoryId;
  from?: TerritoryId;
}

/** Everything that can happen in a turn, in the past tense, with the rule it follows and what its sentence names. */
export interface TurnFacts {
  ORDER_REPLACED: { rule: 'O3'; player: PlayerId; fault: OrderFault };
  ORDER_REPEATED: { rule: 'O3'; player: PlayerId } & UngivenMarch;
  ORDER_BY_BOT: { rule: 'O3'; player: PlayerId } & UngivenMarch;
  ORDER_MISSING: { rule: 'O3'; player: PlayerId };
  MEETING_READY: { rule: 'R1'; player: PlayerId; other: PlayerId };
  MEETING_WON: { rule: 'R1'; player: PlayerId; other: PlayerId; territory: TerritoryId };
  MEETING_DRAWN: { rule: 'R1'; player: PlayerId; other: PlayerId };
  ARRIVAL_ROLLED: { rule: 'R7'; territory: TerritoryId; player: PlayerId; die: number };
  ARRIVAL_TIED: { rule: 'R7'; territory: TerritoryId; players: string };
  ARRIVAL_ORDER: { rule: 'R7'; territory: TerritoryId; players: string };
  OPEN_TAKEN: { rule: 'R2'; player: PlayerId; territory: TerritoryId };
  OWNER_AWAY: { rule: 'R8'; player: PlayerId; territory: TerritoryId };
  ASSAULT_READY: { rule: 'R3'; player: PlayerId; territory: TerritoryId };
  ASSAULT_WON: { rule: 'R3'; player: PlayerId; territory: TerritoryId };
  ASSAULT_FAILED: { rule: 'R8'; player: PlayerId; territory: TerritoryId };
  FIGHTING_ORDER_OPEN: { rule: 'R4'; player: PlayerId; players: string };
  FIGHTING_ORDER: { rule: 'R4'; player: PlayerId; players: string };
  DEFENCE_READY: { rule: 'R4'; player: PlayerId; other: PlayerId; territory: TerritoryId };
  SIEGE_READY: { rule: 'R3'; player: PlayerId; other: PlayerId; territory: TerritoryId };
  DEFENCE_WON: { rule: 'R5'; player: PlayerId; other: PlayerId; territory: TerritoryId };
  DEFENCE_DRAWN: { rule: 'R5'; player: PlayerId; other: PlayerId; territory: TerritoryId };
  DEFENCE_SPENT: { rule: 'R5'; player: PlayerId };
  DEFENCE_LOST: { rule: 'R5'; player: PlayerId; other: PlayerId; territory: TerritoryId };
  CONTEST_OPEN: { rule: 'R6'; player: PlayerId; other: PlayerId; territory: TerritoryId };
  CONTEST_DECLINED: { rule: 'R6'; player: PlayerId; other: PlayerId; territory: TerritoryId };
  CONTEST_READY: { rule: 'R6'; player: PlayerId; other: PlayerId; territory: TerritoryId };
  CONTEST_WON: { rule: 'R6'; player: PlayerId; other: PlayerId; territory: TerritoryId };
  CONTEST_FAILED: { rule: 'R6'; player: PlayerId; other: PlayerId; territory: TerritoryId };
  TERRITORY_CHANGED: { rule: 'R9'; territory: TerritoryId; player: PlayerId };
  CAPITAL_RAZED: { rule: 'R11'; territory: TerritoryId; player: PlayerId };
  PLAYER_ELIMINATED: { rule: 'R11'; player: PlayerId; other: PlayerId };
  TERRITORY_ORPHANED: { rule: 'R12'; territory: TerritoryId; player: PlayerId };
  TERRITORY_INHERITED: { rule: 'R12'; territory: TerritoryId; player: PlayerId; other: PlayerId };
  LAST_STANDING: { rule: 'R13'; player: PlayerId };
  NOBODY_STANDING: { rule: 'R13' };
  MOST_TERRITORY: { rule: 'R13'; player: PlayerId; territories: number };
  TIE_BROKEN_BY_POINTS: { rule: 'R13'; player: PlayerId; points: number };
  TIE_BROKEN_BY_BATTLES: { rule: 'R13'; player: PlayerId; battles: number };
  VICTORY_SHARED: { rule: 'R13'; players: string };
}

export type TurnFactCode = keyof TurnFacts;

export type TurnFact = {
  [Code in TurnFactCode]: { readonly code: Code } & Readonly<TurnFacts[Code]>;
}[TurnFactCode];
