import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { leadOf } from '@pelagonia/rules';
import { DataSource } from 'typeorm';
import type { Caller } from '../accounts/caller.js';
import { Authority } from '../campaigns/authority/authority.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { HistoryService } from '../history/history.service.js';
import { Clock } from '../turns/clock.js';
import type { CampaignHealthModel, CampaignLeadModel } from './campaign-health.models.js';
import { CampaignHealthRepository } from './campaign-health.repository.js';

const day = 86_400_000;

@Injectable()
export class CampaignHealthService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
    private readonly health: CampaignHealthRepository,
    private readonly history: HistoryService,
    private readonly clock: Clock,
  ) {}

  async of(caller: Caller, campaignId: string): Promise<CampaignHealthModel> {
    const { manager } = this.dataSource;
    const { campaign } = await this.authority.look(manager, caller, campaignId, 'readHealth');
    const seats = await this.health.seats(manager, campaign.id);
    const pulse = await this.health.pulse(manager, campaign.id, campaign.turn);
    const idle = this.clock.now().getTime() - pulse.lastActivityAt.getTime();
    const over = campaign.status === 'finished' || campaign.status === 'archived';
    return {
      seats,
      unplayedBattles: pulse.unplayedBattles,
      overdueBattles: pulse.overdueBattles,
      disputedBattles: pulse.disputedBattles,
      openChoices: pulse.openChoices,
      lastActivityAt: pulse.lastActivityAt,
      idleDays: over ? 0 : Math.max(0, Math.floor(idle / day)),
      lead: campaign.format === 'league' ? null : await this.lead(campaign),
    };
  }

  private async lead({ id }: CampaignEntity): Promise<CampaignLeadModel | null> {
    const standings = await this.history.standingsNow(id);
    const lead = leadOf(
      standings.map(({ seat, territories, armyPoints, battlesWon }) => ({
        player: seat,
        territories,
        points: armyPoints,
        battlesWon,
      })),
    );
    return lead === undefined
      ? null
      : { seats: lead.leaders, territories: lead.territories, points: lead.points };
  }
}
