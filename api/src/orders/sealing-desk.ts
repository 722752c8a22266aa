import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../accounts/caller.js';
import type { ChangeInput } from '../campaigns/acts/change-input.js';
import { checkClientKey } from '../campaigns/answers/client-answers.js';
import { Authority, type Standing } from '../campaigns/authority/authority.js';
import type { RefusalCode } from '../campaigns/refusals.js';
import { inTransaction } from '../database/transaction.js';
import { Clock } from '../turns/clock.js';
import type { Watch } from '../turns/due/due-part.js';
import { takesOrders } from '../turns/takes-orders.js';
import { TurnEntity } from '../turns/turn.entity.js';
import type { KeptAnswer, SealedSheet } from './envelope-content.js';
import { type Desk, OrderEnvelopes } from './order-envelopes.js';
import { SealingNotice } from './sealing-notice.js';

type Answer = KeptAnswer['answer'];
export type DeskAnswer = Readonly<{ desk: Desk; answer: Answer }>;
/** Somebody at the desk of a seat, in a turn that takes orders. */
export type DeskAct = Watch & Readonly<{ desk: Desk; order: SealedSheet | undefined }>;
export type DeskInput = ChangeInput & Readonly<{ turn: number }>;

/**
 * The frame of whatever is done to a sealed order: once per key, one transaction, the campaign held. It leaves no trace but inside
 * the envelopes, where the answer is kept too: a row that an account did something would tell that it has sealed.
 */
@Injectable()
export class SealingDesk {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
    private readonly envelopes: OrderEnvelopes,
    private readonly notice: SealingNotice,
    private readonly clock: Clock,
  ) {}

  async act(
    caller: Caller,
    action: 'sealOrder' | 'unsealOrder',
    input: DeskInput,
    work: (act: DeskAct) => Promise<Answer>,
  ): Promise<DeskAnswer> {
    checkClientKey(input.clientKey);
    return inTransaction(this.dataSource, async (manager) => {
      const standing = await this.authority.hold(manager, caller, input.campaignId, action);
      const desk = deskOf(standing);
      const [envelope] = (await this.envelopes.ofSeats(manager, [desk])).filter(
        ({ hand }) => hand === desk.hand,
      );
      const key = keyOf(caller, action, input);
      const known = envelope?.content.answers.find((kept) => kept.key === key);
      if (known !== undefined) return { desk, answer: known.answer };
      const watch = await this.watch(manager, standing, input);
      const answer =
        typeof watch === 'string'
          ? { refused: watch }
          : await work({ ...watch, desk, order: envelope?.content.order });
      await this.write(manager, desk, { key, answer });
      if (typeof watch !== 'string' && !(typeof answer === 'object' && 'refused' in answer))
        await this.notice.give(watch);
      return { desk, answer };
    });
  }

  private async watch(
    manager: EntityManager,
    { campaign }: Standing,
    { turn: number, expectedVersion }: DeskInput,
  ): Promise<Watch | RefusalCode> {
    if ((expectedVersion ?? campaign.version) !== campaign.version) return 'CAMPAIGN_STALE';
    const turn = await manager.findOneBy(TurnEntity, { campaignId: campaign.id, number: campaign.turn });
    if (campaign.status !== 'running' || turn === null) return 'CAMPAIGN_NOT_RUNNING';
    const now = this.clock.now();
    return turn.number === number && takesOrders({ turn, now })
      ? { manager, campaign, turn, now }
      : 'TURN_CLOSED';
  }

  private async write(manager: EntityManager, desk: Desk, kept: KeptAnswer): Promise<void> {
    const { answer } = kept;
    await this.envelopes.rewrite(manager, desk.campaignId, ({ seat, hand, content }) => {
      if (seat !== desk.seat || hand !== desk.hand) return content;
      const answers = [...content.answers, kept];
      if (answer === 'unsealed') return { ...content, answers, order: undefined };
      return 'sealed' in answer ? { ...content, answers, order: answer.sealed } : { ...content, answers };
    });
  }
}

function deskOf({ campaign, seat, delegateOf }: Standing): Desk {
  const { id: campaignId } = campaign;
  return seat === undefined
    ? { campaignId, seat: delegateOf ?? '', hand: 'delegate' }
    : { campaignId, seat, hand: 'player' };
}

function keyOf({ accountId }: Caller, action: string, { clientKey }: DeskInput): string {
  const text = [accountId, action, clientKey].join('/');
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
