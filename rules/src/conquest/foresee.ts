import { adjudicate, type Adjudication } from './adjudicate.js';
import {
  territoryAt,
  type Answer,
  type BattleOutcome,
  type ConquestState,
  type Order,
  type PlayerId,
  type TerritoryId,
} from './conquest-state.js';
import { legalTargets } from './legal-orders.js';
import type { BattleKind } from './turn-course.js';

/** How the others may behave while an attack is under way. */
export const foreseenCodes = [
  'UNOWNED',
  'OWNER_DEFENDS',
  'OWNER_AWAY',
  'OWNER_ATTACKS_YOU',
  'RIVAL_FIRST',
] as const;
export type ForeseenCode = (typeof foreseenCodes)[number];

/** What comes of an attack if the others behave so. */
export interface ForeseenCase {
  readonly code: ForeseenCode;
  /** The owner, or the rival; absent where nobody else has a part in it. */
  readonly other?: PlayerId;
  /** The rule that decides it. */
  readonly rule: string;
  /** The battle that follows; absent: the territory is taken without one. */
  readonly battle?: {
    readonly kind: BattleKind;
    readonly own: number;
    readonly theirs: number;
    /** How many of their points are a garrison. */
    readonly garrison: number;
  };
}

type Attack = Exclude<Order, 'defend'>;

/**
 * O1: what a legal attack may lead to, one case for each way in which the owner and every rival who borders the target may
 * behave. Nothing is worked out here: each case is a turn that the adjudicator plays.
 */
export function foreseeAttack(state: ConquestState, player: PlayerId, attack: Attack): ForeseenCase[] {
  const suppose = (others: readonly (readonly [PlayerId, Order])[]) =>
    playedTo(state, player, new Map<PlayerId, Order>([[player, attack], ...others]));
  const { owner } = territoryAt(state, attack.attack);
  const rivals = state.players.filter(
    (one) => one !== player && one !== owner && reaches(state, one, attack.attack),
  );
  const outrun = rivals.map((rival) =>
    caseOf('RIVAL_FIRST', player, suppose([[rival, { attack: attack.attack }]]), rival),
  );
  if (owner === undefined) return [caseOf('UNOWNED', player, suppose([])), ...outrun];

  const sorties = attacksOf(state, owner).map((order) => suppose([[owner, order]]));
  const away = sorties.find((turn) => !meets(turn));
  // Whoever can be reached can come the other way.
  const meeting = sorties.find(meets) as Adjudication;
  return [
    caseOf('OWNER_DEFENDS', player, suppose([]), owner),
    ...(away ? [caseOf('OWNER_AWAY', player, away, owner)] : []),
    caseOf('OWNER_ATTACKS_YOU', player, meeting, owner),
    ...outrun,
  ];
}

/** Somebody who can attack a player, and where. */
export interface Threat {
  readonly player: PlayerId;
  readonly at: readonly TerritoryId[];
}

/** O1: who could attack a player's territories this turn. */
export function threatsTo(state: ConquestState, player: PlayerId): Threat[] {
  return state.players
    .filter((one) => one !== player)
    .map((one) => ({
      player: one,
      at: legalTargets(state, one)
        .map(({ attack }) => attack)
        .filter((target) => territoryAt(state, target).owner === player),
    }))
    .filter(({ at }) => at.length > 0);
}

function attacksOf(state: ConquestState, player: PlayerId): Attack[] {
  return legalTargets(state, player).flatMap(({ attack, from }) =>
    from.map((base) => ({ attack, from: base })),
  );
}

function reaches(state: ConquestState, player: PlayerId, target: TerritoryId): boolean {
  return legalTargets(state, player).some(({ attack }) => attack === target);
}

const meets = (turn: Adjudication): boolean => turn.battles.some(({ kind }) => kind === 'meeting');

/**
 * Plays a turn until the player's own part in it is known: who has no order defends, the player comes last everywhere and
 * fights when asked, and whoever else attacks wins.
 */
function playedTo(
  state: ConquestState,
  player: PlayerId,
  orders: ReadonlyMap<PlayerId, Order>,
): Adjudication {
  const results = new Map<string, BattleOutcome>();
  const answers = new Map<string, Answer>();
  for (;;) {
    const turn = adjudicate(state, { orders, results, answers }, arrivalDice(state, player, orders));
    const foreign = turn.battles.filter(({ status, attacker, defender }) =>
      [attacker.player, defender.player].every((side) => side !== player) ? status === 'ready' : false,
    );
    for (const { key, attacker } of foreign) results.set(key, { winner: attacker.player });
    for (const { key, kind, among } of turn.choices) {
      const last = (one: PlayerId) => Number(one === player);
      answers.set(key, kind === 'fightOrWithdraw' ? 'fight' : [...among].sort((a, b) => last(a) - last(b)));
    }
    if (foreign.length === 0 && turn.choices.length === 0) return turn;
  }
}

/** R7: dice by which the player is the last of two to arrive; they roll in alphabetical order. */
function arrivalDice({ players }: ConquestState, player: PlayerId, orders: ReadonlyMap<PlayerId, Order>) {
  const target = targetOf(orders.get(player));
  const racing = players.filter((one) => targetOf(orders.get(one)) === target);
  let rolled = 0;
  return () => (racing[rolled++] === player ? 1 : 6);
}

const targetOf = (order: Order | undefined): TerritoryId | undefined =>
  order === undefined || order === 'defend' ? undefined : order.attack;

function caseOf(
  code: ForeseenCode,
  player: PlayerId,
  { battles, captures, log }: Adjudication,
  other?: PlayerId,
): ForeseenCase {
  const named = { code, ...(other !== undefined && { other }) };
  const battle = battles.find(({ status }) => status === 'ready');
  if (battle === undefined) {
    const taken = captures.find(({ to }) => to === player) as Adjudication['captures'][number];
    return { ...named, rule: taken.rule };
  }
  const { kind, attacker, defender } = battle;
  const [own, theirs] = attacker.player === player ? [attacker, defender] : [defender, attacker];
  const fact = log.find((one) => one.code.endsWith('_READY')) as Adjudication['log'][number];
  return {
    ...named,
    rule: fact.rule,
    battle: { kind, own: own.points, theirs: theirs.points, garrison: defender.garrison },
  };
}
