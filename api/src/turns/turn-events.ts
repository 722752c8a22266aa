import { Injectable } from '@nestjs/common';
import {
  type Answer,
  type BattleOutcome,
  type Order,
  type OrderSheet,
  parseSheet,
  type TurnEvents,
} from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import { BattleEntity } from '../battles/battle.entity.js';
import { ChoiceEntity } from '../battles/choice.entity.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { RevealedOrderEntity } from '../orders/revealed-order.entity.js';
import { BotSeats } from './absence/bot-seats.js';

/** Everything said and fought in a turn so far, as the tables have it. */
export type RecordedTurn = Readonly<{
  orders: ReadonlyMap<string, OrderSheet>;
  /** Seats that nobody plays, for which a bot orders. */
  heldByBot: ReadonlySet<string>;
  /** Seats that nobody plays now: a bot makes their choices. */
  bots: ReadonlySet<string>;
  /** The last order that each gave, for those who repeat it. */
  previous: ReadonlyMap<string, Order>;
  battles: readonly BattleEntity[];
  choices: readonly ChoiceEntity[];
}>;

@Injectable()
export class TurnRecords {
  constructor(private readonly botSeats: BotSeats) {}

  async of(manager: EntityManager, campaign: CampaignEntity, turn: number): Promise<RecordedTurn> {
    const { id: campaignId } = campaign;
    const [orders, last, battles, choices] = [
      await manager.findBy(RevealedOrderEntity, { campaignId, turn }),
      await lastGiven(manager, campaignId, turn),
      await manager.findBy(BattleEntity, { campaignId, turn }),
      await manager.findBy(ChoiceEntity, { campaignId, turn }),
    ];
    const bots = await this.botSeats.of(manager, campaign);
    return recordedTurn({ orders, last, battles, choices, bots });
  }
}

/** A turn by its rows; `last` is what each seat gave before it. */
export function recordedTurn({
  orders,
  last,
  battles,
  choices,
  bots,
}: Readonly<{
  orders: readonly RevealedOrderEntity[];
  last: readonly RevealedOrderEntity[];
}> &
  Pick<RecordedTurn, 'battles' | 'choices' | 'bots'>): RecordedTurn {
  const heldByBot = new Set(orders.filter(({ source }) => source === 'bot').map(({ seat }) => seat));
  const previous = [...sheetsOf(last)].filter(([seat]) => !heldByBot.has(seat));
  return {
    orders: sheetsOf(orders),
    heldByBot,
    bots,
    previous: new Map(previous.map(([seat, { order }]) => [seat, order])),
    battles,
    choices,
  };
}

/** An order that is repeated twice was given but once: what counts is the last that a seat gave. */
async function lastGiven(
  manager: EntityManager,
  campaignId: string,
  before: number,
): Promise<RevealedOrderEntity[]> {
  return manager
    .createQueryBuilder(RevealedOrderEntity, 'given')
    .distinctOn(['given.seat'])
    .where('given.campaign_id = :campaignId and given.turn < :before', { campaignId, before })
    .andWhere('given.sheet is not null')
    .orderBy('given.seat')
    .addOrderBy('given.turn', 'DESC')
    .getMany();
}

function sheetsOf(orders: readonly RevealedOrderEntity[]): Map<string, OrderSheet> {
  const sheets = new Map<string, OrderSheet>();
  for (const { seat, sheet: line } of orders) {
    const sheet = line === null ? undefined : parseSheet(line);
    if (sheet !== undefined) sheets.set(seat, sheet);
  }
  return sheets;
}

export function eventsOf({ orders, battles, choices }: RecordedTurn): TurnEvents {
  const results = battles.flatMap(({ key, outcome }): [string, BattleOutcome][] =>
    outcome === null ? [] : [[key, outcome]],
  );
  const answers = choices.flatMap(({ key, answer }): [string, Answer][] =>
    answer === null ? [] : [[key, answer]],
  );
  return {
    orders: new Map([...orders].map(([seat, { order }]) => [seat, order])),
    results: new Map(results),
    answers: new Map(answers),
  };
}
