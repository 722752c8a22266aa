import { Injectable } from '@nestjs/common';
import { type DieRoll, stateAfter } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { CampaignLibrary } from '../content/campaign-library.js';
import { LeagueRounds } from '../league/league-rounds.js';
import { adjudicateTurn } from './turn-adjudication.js';
import { TurnCourseTables } from './turn-course-tables.js';
import { TurnDice } from './turn-dice.js';
import { TurnEnding } from './turn-ending.js';
import { TurnRecords } from './turn-events.js';
import { stateOf } from './turn-start.js';
import { TurnEntity } from './turn.entity.js';

/** What the course of a turn rolls for; dice for anything else are in the turn's list already. */
const courseDice = ['bot', 'arrival'];

/**
 * Carries a revealed turn as far as results and answers allow. It is run again from the turn's start after every one of
 * them, and after a correction; battles, choices and journal follow what comes out.
 */
@Injectable()
export class TurnProgress {
  constructor(
    private readonly library: CampaignLibrary,
    private readonly dice: TurnDice,
    private readonly records: TurnRecords,
    private readonly tables: TurnCourseTables,
    private readonly ending: TurnEnding,
    private readonly league: LeagueRounds,
  ) {}

  async advance(
    manager: EntityManager,
    campaign: CampaignEntity,
    turn: TurnEntity,
    now: Date,
  ): Promise<void> {
    if (campaign.format === 'league') return this.league.carryOn(manager, campaign, turn, now);
    const { id: campaignId, settings } = campaign;
    const map = await this.library.mapOf(manager, campaign);
    const state = stateOf(map, settings.conquest, turn.number, turn.start);
    const recorded = await this.records.of(manager, campaign, turn.number);
    const dice = await this.dice.seedOf(manager, campaignId, turn.number);
    const played = adjudicateTurn(state, recorded, () => this.dice.fromSeed(dice, campaignId, turn.number));
    await this.tables.follow(manager, campaign, turn, played, recorded, now);
    if (!played.adjudication.done) return;
    const after = stateAfter(state, played.adjudication, played.events.results);
    await this.end(manager, turn, { seed: dice, rolls: played.rolls }, now);
    await this.ending.conclude(manager, campaign, turn, after, played.adjudication.campaign, now);
  }

  private async end(
    manager: EntityManager,
    turn: TurnEntity,
    { seed, rolls }: { seed: string; rolls: readonly DieRoll[] },
    now: Date,
  ): Promise<void> {
    turn.phase = 'ended';
    turn.endedAt = now;
    turn.diceSeed = seed;
    // Honours and abstract battles may have added dice since the turn was loaded.
    const { campaignId, number } = turn;
    const listed = await manager.findOneByOrFail(TurnEntity, { campaignId, number });
    turn.rolls = withCourseRolls(listed.rolls, rolls);
    await manager.save(TurnEntity, turn);
  }
}

/** The dice of a turn, with those of its course as they were rolled in the last run. */
export function withCourseRolls(known: readonly DieRoll[], rolls: readonly DieRoll[]): readonly DieRoll[] {
  const kept = known.filter(({ purpose }) => !courseDice.includes(purpose));
  const isKept = ({ purpose, counter }: DieRoll): boolean =>
    kept.some((one) => one.purpose === purpose && one.counter === counter);
  return [...kept, ...rolls.filter((roll) => !isKept(roll))];
}
