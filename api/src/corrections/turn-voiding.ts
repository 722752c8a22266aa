import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MusterRolls } from '../battles/veterans/muster-rolls.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Journal } from '../campaigns/journal/journal.js';
import { OrderSeals } from '../orders/order-seals.js';
import { RevealedOrderEntity } from '../orders/revealed-order.entity.js';
import { TurnDice } from '../turns/turn-dice.js';
import { TurnSecretEntity } from '../turns/turn-secret.entity.js';
import { TurnEntity } from '../turns/turn.entity.js';
import type { TurnOnFile } from './turn-on-file.js';
import { VoidTurnEntity } from './void-turn.entity.js';

/** Puts turns away that no longer follow: their numbers are played anew, with new dice. */
@Injectable()
export class TurnVoiding {
  constructor(
    private readonly journal: Journal,
    private readonly seals: OrderSeals,
    private readonly dice: TurnDice,
    private readonly rolls: MusterRolls,
  ) {}

  async voidAfter(
    manager: EntityManager,
    { id: campaignId }: CampaignEntity,
    last: TurnEntity,
    cutOff: readonly TurnOnFile[],
    entry: number,
  ): Promise<void> {
    for (const file of cutOff) {
      const { number } = file.turn;
      const record = await this.recordOf(manager, file);
      await manager.insert(VoidTurnEntity, {
        campaignId,
        voidedBy: entry,
        number,
        record: record as Record<string, never>,
      });
      await this.rolls.forgetTurn(manager, campaignId, number);
      await manager.delete(TurnEntity, { campaignId, number });
      await manager.delete(TurnSecretEntity, { campaignId, turn: number });
    }
    await this.seals.breakLater(manager, campaignId, last.number + 1);
    await this.journal.retractAfter(manager, campaignId, last.number, entry);
  }

  private async recordOf(
    manager: EntityManager,
    { turn, events }: TurnOnFile,
  ): Promise<Record<string, unknown>> {
    const { campaignId, number } = turn;
    return {
      turn,
      // It decides nothing any more, and proves what was committed to.
      diceSeed: await this.dice.seedOf(manager, campaignId, number),
      orders: await manager.findBy(RevealedOrderEntity, { campaignId, turn: number }),
      battles: events?.recorded.battles ?? [],
      choices: events?.recorded.choices ?? [],
    };
  }
}
