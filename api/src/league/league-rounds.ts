import { Injectable } from '@nestjs/common';
import { checkEntrants, leagueEnd, leagueRoundsOf, standings } from '@pelagonia/rules';
import { type EntityManager, Not } from 'typeorm';
import { BattleEntity } from '../battles/battle.entity.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Journal, type JournalFact } from '../campaigns/journal/journal.js';
import { refuse } from '../campaigns/refusal.js';
import { TurnDice } from '../turns/turn-dice.js';
import { TurnEntity } from '../turns/turn.entity.js';
import { LeagueBattles } from './league-battles.js';
import { LeagueTable } from './league-table.js';

/** A league turn by turn: each is a round of fixtures, over when all of them have their result. No orders are given. */
@Injectable()
export class LeagueRounds {
  constructor(
    private readonly dice: TurnDice,
    private readonly journal: Journal,
    private readonly table: LeagueTable,
    private readonly battles: LeagueBattles,
  ) {}

  /** The first round, of all seats that somebody plays. */
  async begin(
    manager: EntityManager,
    campaign: CampaignEntity,
    seats: readonly string[],
    now: Date,
  ): Promise<void> {
    if (checkEntrants(seats).length > 0) refuse('LEAGUE_TOO_SMALL');
    await this.open(manager, campaign, [...seats].sort(), now);
  }

  /** After a result: the round goes on, or the next begins, or the league is over. */
  async carryOn(
    manager: EntityManager,
    campaign: CampaignEntity,
    turn: TurnEntity,
    now: Date,
  ): Promise<void> {
    const { campaignId, number, start } = turn;
    const waiting = { campaignId, turn: number, status: Not('settled' as const) };
    if (await manager.existsBy(BattleEntity, waiting)) return;
    const league = await this.table.of(manager, campaign);
    await this.end(manager, turn, now);
    const { over, winners } = leagueEnd(league);
    const facts: JournalFact[] = [
      { code: 'ROUND_ENDED', parameters: { table: standings(league) } },
      ...(over ? [{ code: 'CAMPAIGN_ENDED' as const, parameters: { winners } }] : []),
    ];
    await this.journal.write(manager, campaignId, number, now, facts);
    if (!over) return this.open(manager, campaign, start.seats, now);
    campaign.status = 'finished';
    campaign.finishedAt = now;
    campaign.winners = [...winners];
    campaign.finalState = start;
  }

  private async open(
    manager: EntityManager,
    campaign: CampaignEntity,
    seats: readonly string[],
    now: Date,
  ): Promise<void> {
    campaign.turn += 1;
    const { id: campaignId, turn: number } = campaign;
    const round = leagueRoundsOf(seats, campaign.settings.league.rounds).find((one) => one.number === number);
    if (round === undefined) throw new Error(`the league ${campaignId} has no round ${number}`);
    const diceCommitment = await this.dice.choose(manager, campaignId, number);
    await manager.insert(TurnEntity, {
      campaignId,
      number,
      phase: 'revealed',
      start: { territories: {}, battlesWon: {}, seats: [...seats] },
      openedAt: now,
      revealedAt: now,
      deadline: null,
      diceCommitment,
      commitments: [],
    });
    await this.battles.add(manager, campaign, round, now);
    const parameters = { fixtures: round.fixtures, bye: round.bye ?? null, diceCommitment };
    await this.journal.write(manager, campaignId, number, now, [{ code: 'ROUND_OPENED', parameters }]);
  }

  private async end(manager: EntityManager, turn: TurnEntity, now: Date): Promise<void> {
    const { campaignId, number } = turn;
    const diceSeed = await this.dice.seedOf(manager, campaignId, number);
    const ended = { phase: 'ended', endedAt: now, diceSeed } as const;
    await manager.update(TurnEntity, { campaignId, number }, ended);
    Object.assign(turn, ended);
  }
}
