import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BattlesOfTurn } from '../battles/battles-of-turn.js';
import { ChoicesOfTurn } from '../battles/choices-of-turn.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Journal } from '../campaigns/journal/journal.js';
import { type AdjudicatedTurn, isForAnswer } from './turn-adjudication.js';
import { TurnDice } from './turn-dice.js';
import type { RecordedTurn } from './turn-events.js';
import { changedFacts } from './turn-facts.js';
import type { TurnEntity } from './turn.entity.js';

/** Keeps battles, choices and journal of a turn in step with what the adjudicator says. */
@Injectable()
export class TurnCourseTables {
  constructor(
    private readonly battles: BattlesOfTurn,
    private readonly choices: ChoicesOfTurn,
    private readonly journal: Journal,
    private readonly dice: TurnDice,
  ) {}

  async follow(
    manager: EntityManager,
    campaign: CampaignEntity,
    turn: TurnEntity,
    played: AdjudicatedTurn,
    recorded: Pick<RecordedTurn, 'battles' | 'choices'>,
    now: Date,
    corrected?: ReadonlySet<string>,
  ): Promise<void> {
    // A bot decides once: when the turn is played again its answer stands, and these are not rolled anew.
    await this.dice.record(manager, turn.campaignId, turn.number, played.rolls.filter(isForAnswer));
    await this.choices.follow(manager, campaign, turn, played, recorded.choices, now);
    const { adjudication } = played;
    await this.battles.follow(manager, campaign, turn, adjudication, recorded.battles, now, corrected);
    await this.tell(manager, turn, played, now);
  }

  /** The journal only grows: what a correction took back is marked, and what follows instead is added. */
  private async tell(
    manager: EntityManager,
    { campaignId, number }: TurnEntity,
    { adjudication }: AdjudicatedTurn,
    now: Date,
  ): Promise<void> {
    const told = await this.journal.ofTurn(manager, campaignId, number);
    const { added, gone } = changedFacts(told, adjudication.log);
    const last = await this.journal.write(manager, campaignId, number, now, added);
    await this.journal.retract(manager, campaignId, gone, last);
  }
}
