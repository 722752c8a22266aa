import { type CommitmentView, type OrderSheet, parseSheet, type TurnView } from '@pelagonia/rules';
import type { BattleSummaryModel } from '../../battles/battle.models.js';
import type { BattleEntity } from '../../battles/battle.entity.js';
import type { OpenedOrder } from '../../orders/order-seals.js';
import type { RevealedOrderEntity } from '../../orders/revealed-order.entity.js';
import type { ExtensionVoteEntity } from '../clock/extension-vote.entity.js';
import type { TurnStart } from '../turn-start.js';
import type { TurnEntity } from '../turn.entity.js';
import type {
  ExtensionVoteModel,
  HoldingModel,
  MyOrderModel,
  RevealedOrderModel,
  SealedTallyModel,
  TurnModel,
} from './turn.models.js';

/** All that is shown of a turn besides what `viewFor` decides. */
export type TurnParts = Readonly<{
  own: OpenedOrder | undefined;
  revealed: readonly RevealedOrderEntity[];
  battles: readonly BattleEntity[];
  vote: ExtensionVoteEntity | undefined;
}>;

/** The fields that wait for what was looked up besides the turn. */
type Told = {
  readonly [Field in keyof TurnModel as TurnModel[Field] extends Promise<unknown> ? Field : never]: Awaited<
    TurnModel[Field]
  >;
};

export function turnModel(turn: TurnEntity, told: () => Promise<Told>): TurnModel {
  return {
    campaignId: turn.campaignId,
    number: turn.number,
    phase: turn.phase,
    openedAt: turn.openedAt,
    deadline: turn.deadline,
    revealedAt: turn.revealedAt,
    endedAt: turn.endedAt,
    holdings: holdingsOf(turn.start),
    diceCommitment: turn.diceCommitment,
    get sealed() {
      return told().then(({ sealed }) => sealed);
    },
    get myOrder() {
      return told().then(({ myOrder }) => myOrder);
    },
    get commitments() {
      return told().then(({ commitments }) => commitments);
    },
    get orders() {
      return told().then(({ orders }) => orders);
    },
    get battles() {
      return told().then(({ battles }) => battles);
    },
    get extensionVote() {
      return told().then(({ extensionVote }) => extensionVote);
    },
    get diceSeed() {
      return told().then(({ diceSeed }) => diceSeed);
    },
    get rolls() {
      return told().then(({ rolls }) => rolls);
    },
  };
}

export function toldOf(turn: TurnEntity, view: TurnView, parts: TurnParts): Told {
  return {
    sealed: tallyOf(view),
    myOrder: parts.own === undefined ? null : myOrderModel(parts.own),
    commitments: promisesOf(turn, view).map(({ seat, commitment }) => ({ seat: seat ?? null, commitment })),
    orders: view.revealed === undefined ? [] : parts.revealed.map(revealedOrder),
    battles: parts.battles.map(battleOf),
    extensionVote: parts.vote === undefined ? null : voteOf(parts.vote),
    diceSeed: view.dice.seed ?? null,
    rolls: view.dice.seed === undefined ? [] : turn.rolls,
  };
}

/**
 * From the reveal on, the very list that was published at the lock: made anew from the orders it would fit whatever became
 * of them. Where the campaign told nothing, the orders' own are all there is.
 */
function promisesOf({ commitments }: TurnEntity, view: TurnView): readonly CommitmentView[] {
  const kept = view.revealed !== undefined && commitments.length > 0;
  return kept ? commitments : (view.commitments ?? []);
}

export function holdingsOf(start: TurnStart | undefined): HoldingModel[] {
  return Object.entries(start?.territories ?? {}).flatMap(([territory, { owner, ruins, garrison }]) =>
    owner === null
      ? []
      : [{ territory, seat: owner, ruins, garrison, name: start?.names?.[territory] ?? null }],
  );
}

export function myOrderModel(order: OpenedOrder): MyOrderModel {
  return {
    ...sheetFields(order.sheet),
    turn: order.turn,
    seat: order.seat,
    standing: order.standing,
    commitment: order.commitment,
    nonce: order.nonce,
    sealedAt: order.sealedAt,
  };
}

function tallyOf({ sealed }: TurnView): SealedTallyModel | null {
  switch (sealed.tells) {
    case 'who':
      return { seats: sealed.seats, count: sealed.seats.length };
    case 'count':
      return { seats: null, count: sealed.count };
    case 'nothing':
      return null;
  }
}

function revealedOrder(order: RevealedOrderEntity): RevealedOrderModel {
  const sheet = order.sheet === null ? undefined : parseSheet(order.sheet);
  return {
    ...sheetFields(sheet),
    seat: order.seat,
    source: order.source,
    attendance: order.attendance,
    given: sheet !== undefined,
    nonce: order.nonce,
    commitment: order.commitment,
  };
}

function sheetFields(
  sheet: OrderSheet | undefined,
): Pick<MyOrderModel, 'attack' | 'from' | 'fightFirst' | 'ifTaken'> {
  const order = sheet?.order ?? 'defend';
  return {
    attack: order === 'defend' ? null : order.attack,
    from: order === 'defend' ? null : (order.from ?? null),
    fightFirst: sheet?.standing.fightFirst ?? [],
    ifTaken: sheet?.standing.ifTaken ?? null,
  };
}

function voteOf({ proposedBy, hours, reason, votes }: ExtensionVoteEntity): ExtensionVoteModel {
  const seats = Object.keys(votes).sort();
  return {
    proposedBy,
    hours,
    reason,
    inFavour: seats.filter((seat) => votes[seat] === true),
    against: seats.filter((seat) => votes[seat] === false),
  };
}

function battleOf(battle: BattleEntity): BattleSummaryModel {
  const { key, kind, territory, attacker, defender, status } = battle;
  const outcome = status === 'settled' ? battle.outcome : null;
  return {
    key,
    kind,
    territory,
    attacker,
    defender,
    status,
    winner: outcome !== null && 'winner' in outcome ? outcome.winner : null,
    draw: outcome !== null && 'draw' in outcome,
  };
}
