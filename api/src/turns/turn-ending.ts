import { Injectable } from '@nestjs/common';
import type { CampaignEnd, ConquestState } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Journal, type JournalFact } from '../campaigns/journal/journal.js';
import { type AppliedChange, changeMap, type Ground } from './map-change.js';
import { TurnOpening } from './turn-opening.js';
import { startFrom, type TurnStart } from './turn-start.js';
import type { TurnEntity } from './turn.entity.js';

/** What comes after a turn: the next one, or the end of the campaign. */
@Injectable()
export class TurnEnding {
  constructor(
    private readonly journal: Journal,
    private readonly opening: TurnOpening,
  ) {}

  async conclude(
    manager: EntityManager,
    campaign: CampaignEntity,
    turn: TurnEntity,
    after: ConquestState,
    { over, winners }: CampaignEnd,
    now: Date,
  ): Promise<void> {
    const left = startFrom(after, turn.start.names);
    await this.journal.write(manager, campaign.id, turn.number, now, [
      turnEnded(left),
      ...(over ? [campaignEnded(winners)] : []),
    ]);
    if (over) finish(campaign, left, winners, now);
    else await this.openNext(manager, campaign, turn, after, now);
  }

  /** Opens the turn after this one, with what the referee has asked for meanwhile. */
  async openNext(
    manager: EntityManager,
    campaign: CampaignEntity,
    turn: TurnEntity,
    after: ConquestState,
    now: Date,
  ): Promise<void> {
    let ground: Ground = { state: after, names: turn.start.names ?? {} };
    const applied: AppliedChange[] = [];
    for (const requested of turn.queued) {
      const changed = changeMap(ground, requested);
      const fact = 'fault' in changed ? lapsed(requested, changed.fault) : changed.fact;
      const entry = await this.journal.write(manager, campaign.id, turn.number + 1, now, [fact]);
      if ('fault' in changed) continue;
      ground = changed.ground;
      applied.push({ ...requested, entry });
    }
    await this.opening.open(manager, campaign, startFrom(ground.state, ground.names), now, applied);
  }
}

export function turnEnded({ territories }: TurnStart): JournalFact {
  return { code: 'TURN_ENDED', rule: 'R9', parameters: { territories } };
}

export function campaignEnded(winners: readonly string[]): JournalFact {
  return { code: 'CAMPAIGN_ENDED', rule: 'R13', parameters: { winners } };
}

/** What the referee asked for and the map no longer allows. */
export function lapsed(
  { change, by, reason }: Pick<AppliedChange, 'change' | 'by' | 'reason'>,
  fault: string,
): JournalFact {
  return { code: 'MAP_CHANGE_LAPSED', parameters: { change, fault, by, reason } };
}

export function finish(
  campaign: CampaignEntity,
  left: TurnStart,
  winners: readonly string[],
  now: Date,
): void {
  campaign.status = 'finished';
  campaign.finishedAt = now;
  campaign.winners = [...winners];
  campaign.finalState = left;
}
