import { Injectable } from '@nestjs/common';
import { type League, leagueEnd, standings } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import { happen } from '../battles/battle-events.js';
import { BattleEntity } from '../battles/battle.entity.js';
import { Honours } from '../battles/veterans/honours.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Journal } from '../campaigns/journal/journal.js';
import type { RefusalCode } from '../campaigns/refusals.js';
import { lineModel } from '../league/league-line.mapper.js';
import { LeagueTable } from '../league/league-table.js';
import { CampaignTick } from '../turns/campaign-tick.js';
import { Clock } from '../turns/clock.js';
import type { CorrectedEvent } from './corrected-event.js';
import { CorrectionPreviewModel } from './correction.models.js';
import type { Correction } from './correction-writing.js';

type CorrectedBattle = Readonly<{ battle: BattleEntity; outcome: NonNullable<BattleEntity['outcome']> }>;

/** Results of a league, of any round: nothing follows from them but the table, and who has won. */
@Injectable()
export class LeagueCorrections {
  constructor(
    private readonly table: LeagueTable,
    private readonly honours: Honours,
    private readonly journal: Journal,
    private readonly campaignTick: CampaignTick,
    private readonly clock: Clock,
  ) {}

  async preview(
    manager: EntityManager,
    campaign: CampaignEntity,
    events: readonly CorrectedEvent[],
  ): Promise<CorrectionPreviewModel | RefusalCode> {
    const corrected = await this.battlesOf(manager, campaign, events);
    if (typeof corrected === 'string') return corrected;
    const league = leagueWith(await this.table.of(manager, campaign), corrected);
    return new CorrectionPreviewModel({
      version: campaign.version,
      holds: true,
      turns: [],
      missing: null,
      voidTurns: [],
      map: [],
      leagueTable: standings(league).map(lineModel),
      statusAfter: campaign.status,
      winnersBefore: campaign.winners,
      winnersAfter: campaign.status === 'finished' ? leagueEnd(league).winners : [],
    });
  }

  async apply(
    manager: EntityManager,
    campaign: CampaignEntity,
    { events, told }: Pick<Correction, 'events' | 'told'>,
  ): Promise<RefusalCode | undefined> {
    const corrected = await this.battlesOf(manager, campaign, events);
    if (typeof corrected === 'string') return corrected;
    const now = this.clock.now();
    const changes = corrected.map(({ battle: { turn, key, outcome: before }, outcome: after }) => ({
      turn,
      key,
      before,
      after,
    }));
    const first = Math.min(...changes.map(({ turn }) => turn));
    await this.journal.write(manager, campaign.id, first, now, [
      { code: 'CORRECTION_APPLIED', parameters: { ...told, events: changes } },
    ]);
    for (const { battle, outcome } of corrected) {
      const { reason } = told;
      const ruling = { outcome, settlement: 'ruled', victoryPoints: null, fault: null, reason } as const;
      await happen(manager, battle, 'ruled', {
        ...ruling,
        confirmBy: null,
        settledAt: battle.settledAt ?? now,
      });
      await this.honours.follow(manager, campaign, battle, now);
    }
    if (campaign.status === 'finished')
      campaign.winners = [...leagueEnd(await this.table.of(manager, campaign)).winners];
    await this.campaignTick.settle(manager, campaign, now);
    return undefined;
  }

  /** What has no result yet is the business of its round. */
  private async battlesOf(
    manager: EntityManager,
    { id: campaignId }: CampaignEntity,
    events: readonly CorrectedEvent[],
  ): Promise<CorrectedBattle[] | RefusalCode> {
    const found: CorrectedBattle[] = [];
    for (const event of events) {
      if (event.of === 'choice') return 'CORRECTION_CHOICE_UNKNOWN';
      const { turn, key, outcome } = event;
      const battle = await manager.findOneBy(BattleEntity, { campaignId, turn, key, status: 'settled' });
      if (battle === null) return 'CORRECTION_BATTLE_UNKNOWN';
      const sides = [battle.attacker, battle.defender];
      if (outcome === undefined || ('winner' in outcome && !sides.includes(outcome.winner)))
        return 'BATTLE_OUTCOME_UNFIT';
      found.push({ battle, outcome });
    }
    return found;
  }
}

function leagueWith(league: League, corrected: readonly CorrectedBattle[]): League {
  const results = league.results.map((result) => {
    const found = corrected.find(
      ({ battle }) => battle.attacker === result.home && battle.defender === result.away,
    );
    return found === undefined ? result : { home: result.home, away: result.away, outcome: found.outcome };
  });
  return { ...league, results };
}
