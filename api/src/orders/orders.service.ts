import { Injectable } from '@nestjs/common';
import { checkAttack, type Order, standingPlayers } from '@pelagonia/rules';
import type { Caller } from '../accounts/caller.js';
import type { RefusalCode } from '../campaigns/refusals.js';
import { CampaignLibrary } from '../content/campaign-library.js';
import { stateOf } from '../turns/turn-start.js';
import { answerOf, inputFaults, orderOf, sheetOf } from './order-answers.js';
import type { SealOrderInput, SealOrderResult, UnsealOrderInput, UnsealOrderResult } from './order.models.js';
import { sealedSheet } from './order-seals.js';
import { type DeskAct, SealingDesk } from './sealing-desk.js';

const mostStandingTurns = 8;

@Injectable()
export class OrdersService {
  constructor(
    private readonly desk: SealingDesk,
    private readonly library: CampaignLibrary,
  ) {}

  /** Whatever the same hand sealed before, for this turn and later ones, is replaced. */
  async seal(caller: Caller, input: SealOrderInput): Promise<typeof SealOrderResult> {
    const faults = inputFaults(input);
    if (faults !== undefined) return faults;
    const answer = await this.desk.act(caller, 'sealOrder', input, async (act) => {
      const refused = await this.refusalOf(act, orderOf(input));
      if (refused !== undefined) return { refused };
      const standingTurns = Math.min(Math.max(input.standingTurns, 0), mostStandingTurns);
      const given = { by: caller.accountId, at: act.now, turn: act.turn.number, standingTurns };
      return { sealed: sealedSheet(sheetOf(input), given) };
    });
    return answerOf(answer) as typeof SealOrderResult;
  }

  /** Takes back the viewer's own order of this turn, and those that stand for the turns after it. */
  async unseal(caller: Caller, input: UnsealOrderInput): Promise<typeof UnsealOrderResult> {
    const answer = await this.desk.act(caller, 'unsealOrder', input, async ({ order }) =>
      order === undefined ? { refused: 'ORDER_NONE' } : 'unsealed',
    );
    return answerOf(answer) as typeof UnsealOrderResult;
  }

  private async refusalOf(
    { manager, campaign, turn, desk: { seat } }: DeskAct,
    order: Order,
  ): Promise<RefusalCode | undefined> {
    const map = await this.library.mapOf(manager, campaign);
    const state = stateOf(map, campaign.settings.conquest, turn.number, turn.start);
    if (!standingPlayers(state.territories.values()).has(seat)) return 'SEAT_ELIMINATED';
    if (order === 'defend') return undefined;
    return 'fault' in checkAttack(state, seat, order) ? 'ORDER_ILLEGAL' : undefined;
  }
}
