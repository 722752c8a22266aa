import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Journal } from '../campaigns/journal/journal.js';
import { CampaignTick } from '../turns/campaign-tick.js';
import { Clock } from '../turns/clock.js';
import { finish, TurnEnding } from '../turns/turn-ending.js';
import { startFrom } from '../turns/turn-start.js';
import { TurnEntity } from '../turns/turn.entity.js';
import type { CorrectedCourse } from './corrected-course.js';
import type { CorrectedEvent } from './corrected-event.js';
import { correctionFact } from './correction-fact.js';
import { TurnRewriting } from './turn-rewriting.js';
import { TurnVoiding } from './turn-voiding.js';

export type Correction = Readonly<{
  events: readonly CorrectedEvent[];
  course: CorrectedCourse;
  told: Readonly<{ by: string; reason: string }>;
}>;

/** Makes tables and journal say what follows from a correction, from the first corrected turn to the present. */
@Injectable()
export class CorrectionWriting {
  constructor(
    private readonly journal: Journal,
    private readonly rewriting: TurnRewriting,
    private readonly voiding: TurnVoiding,
    private readonly ending: TurnEnding,
    private readonly campaignTick: CampaignTick,
    private readonly clock: Clock,
  ) {}

  async write(manager: EntityManager, campaign: CampaignEntity, correction: Correction): Promise<void> {
    const now = this.clock.now();
    const { course } = correction;
    const first = course.turns[0]!.file.turn.number;
    const fact = correctionFact(correction);
    const entry = await this.journal.write(manager, campaign.id, first, now, [fact]);
    for (const turn of course.turns) await this.rewriting.rewrite(manager, campaign, turn, correction, now);
    const last = course.turns.at(-1)!.file.turn;
    if (course.reopened !== undefined || course.cutOff.length > 0)
      await this.voiding.voidAfter(manager, campaign, last, course.cutOff, entry);
    if (course.reopened !== undefined) await this.reopen(manager, campaign, last, now);
    else if (last.phase === 'ended') await this.carryOn(manager, campaign, course, last, now);
    await this.campaignTick.advance(manager, campaign, now);
    await this.campaignTick.settle(manager, campaign, now);
  }

  private async reopen(
    manager: EntityManager,
    campaign: CampaignEntity,
    turn: TurnEntity,
    now: Date,
  ): Promise<void> {
    resume(campaign, turn);
    // No more of the row than this: honours may have added dice since the turn was loaded.
    const open = { phase: 'revealed', endedAt: null } as const;
    await manager.update(TurnEntity, { campaignId: campaign.id, number: turn.number }, open);
    Object.assign(turn, open);
    await this.journal.write(manager, campaign.id, turn.number, now, [
      { code: 'TURN_REOPENED', parameters: {} },
    ]);
  }

  /** The last turn has ended as before; the campaign may be over now, or no longer, or have another winner. */
  private async carryOn(
    manager: EntityManager,
    campaign: CampaignEntity,
    { replay: { after, campaign: end } }: CorrectedCourse,
    turn: TurnEntity,
    now: Date,
  ): Promise<void> {
    if (after === undefined) return;
    const finishedAt = campaign.finishedAt ?? now;
    resume(campaign, turn);
    if (end.over) finish(campaign, startFrom(after, turn.start.names), end.winners, finishedAt);
    else await this.ending.openNext(manager, campaign, turn, after, now);
  }
}

/** The campaign is at this turn, and not over. */
function resume(campaign: CampaignEntity, { number }: TurnEntity): void {
  campaign.turn = number;
  campaign.status = 'running';
  campaign.finishedAt = null;
  campaign.finalState = null;
  campaign.winners = [];
}
