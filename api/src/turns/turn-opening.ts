import { Injectable } from '@nestjs/common';
import { deadlineOf } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Journal } from '../campaigns/journal/journal.js';
import { OrderSeals } from '../orders/order-seals.js';
import type { AppliedChange } from './map-change.js';
import { TurnDice } from './turn-dice.js';
import type { TurnStart } from './turn-start.js';
import { TurnEntity } from './turn.entity.js';

/** Opens a turn: its dice are committed to before anybody can order. */
@Injectable()
export class TurnOpening {
  constructor(
    private readonly dice: TurnDice,
    private readonly seals: OrderSeals,
    private readonly journal: Journal,
  ) {}

  async open(
    manager: EntityManager,
    campaign: CampaignEntity,
    start: TurnStart,
    now: Date,
    interventions: readonly AppliedChange[] = [],
  ): Promise<void> {
    campaign.turn += 1;
    const { id: campaignId, turn: number, settings } = campaign;
    if (number === 1) await this.seals.provide(manager, campaignId);
    const diceCommitment = await this.dice.choose(manager, campaignId, number);
    const deadline = deadlineOf(settings.cadence, settings.timeZone, now.getTime());
    await manager.insert(TurnEntity, {
      campaignId,
      number,
      phase: 'ordering',
      start,
      interventions,
      openedAt: now,
      deadline: deadline === undefined ? null : new Date(deadline),
      diceCommitment,
      commitments: [],
    });
    const parameters = {
      deadline: deadline === undefined ? null : new Date(deadline).toISOString(),
      diceCommitment,
    };
    await this.journal.write(manager, campaignId, number, now, [{ code: 'TURN_OPENED', parameters }]);
  }
}
