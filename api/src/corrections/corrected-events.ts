import { Injectable } from '@nestjs/common';
import type { BattleOutcome } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import { happen, whyNot } from '../battles/battle-events.js';
import { windowFrom } from '../battles/battle-times.js';
import { BattleEntity } from '../battles/battle.entity.js';
import { ChoiceEntity } from '../battles/choice.entity.js';
import { Reports } from '../battles/reports/reports.js';
import { Honours } from '../battles/veterans/honours.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { choiceAsked, type CorrectedTurn } from './corrected-course.js';
import { answerFrom, type CorrectedEvent } from './corrected-event.js';

/** A turn whose rows follow the new course already, and why it has one. */
export type Correcting = Readonly<{
  manager: EntityManager;
  campaign: CampaignEntity;
  corrected: CorrectedTurn;
  reason: string;
  now: Date;
}>;

const afresh = {
  outcome: null,
  settlement: null,
  settledAt: null,
  victoryPoints: null,
  veteransLost: null,
  fault: null,
  reason: null,
  confirmBy: null,
  overdueAt: null,
  appointment: 'none',
  appointedFor: null,
  place: null,
} as const;

/** Enters corrected results and answers into the rows of their turn; the journal tells of them as one correction. */
@Injectable()
export class CorrectedEvents {
  constructor(
    private readonly reports: Reports,
    private readonly honours: Honours,
  ) {}

  async enter(correcting: Correcting, events: readonly CorrectedEvent[]): Promise<void> {
    const own = events.filter(({ turn }) => turn === correcting.corrected.file.turn.number);
    for (const event of own) {
      if (event.of === 'battle') await this.enterResult(correcting, event);
      else await this.enterAnswer(correcting, event, own);
    }
  }

  private async enterResult(
    correcting: Correcting,
    { key, outcome }: Extract<CorrectedEvent, { of: 'battle' }>,
  ): Promise<void> {
    const { manager, campaign, corrected, now } = correcting;
    const { campaignId, number: turn } = corrected.file.turn;
    const battle = await manager.findOneByOrFail(BattleEntity, { campaignId, turn, key });
    if (battle.status === 'reported') await this.reports.answer(manager, battle, 'replaced');
    if (outcome === undefined) await strikeOut(correcting, battle);
    else await settle(correcting, battle, outcome);
    await this.honours.follow(manager, campaign, battle, now);
  }

  private async enterAnswer(
    { manager, corrected, now }: Correcting,
    { key, given }: Extract<CorrectedEvent, { of: 'choice' }>,
    own: readonly CorrectedEvent[],
  ): Promise<void> {
    const choice = choiceAsked(corrected, key, own);
    if (choice === undefined) throw new Error(`nobody has the choice ${key} to make`);
    const { campaignId, number: turn } = corrected.file.turn;
    const { kind, player: seat, among } = choice;
    const answer = answerFrom(given);
    const settled = { answer, settledBy: 'ruled', deadline: now } as const;
    const row = { campaignId, turn, key, kind, seat, among: [...among], ...settled };
    await manager.upsert(ChoiceEntity, row, ['campaignId', 'turn', 'key']);
  }
}

/** Veterans that fell in it have fallen, whoever won. */
function settle(
  { manager, reason, now }: Correcting,
  battle: BattleEntity,
  outcome: BattleOutcome,
): Promise<void> {
  return happen(manager, battle, 'ruled', {
    outcome,
    settlement: 'ruled',
    victoryPoints: null,
    fault: null,
    reason,
    confirmBy: null,
    settledAt: battle.settledAt ?? now,
  });
}

/** It is to be fought as if it never had been; what has no result yet stays as it is. */
async function strikeOut({ manager, campaign, now }: Correcting, battle: BattleEntity): Promise<void> {
  if (whyNot('struckOut', battle)) return;
  await happen(manager, battle, 'struckOut', { ...afresh, dueAt: windowFrom(campaign, now) });
}
