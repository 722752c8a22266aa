import { Injectable } from '@nestjs/common';
import { type Fixture, leagueGround, type LeagueRound } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import { windowFrom } from '../battles/battle-times.js';
import { BattleEntity } from '../battles/battle.entity.js';
import { ScenarioSuggestions } from '../battles/scenarios/scenario-suggestions.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';
import { CampaignLibrary } from '../content/campaign-library.js';

/** The battles of a round, each with its ground and what that suggests. */
@Injectable()
export class LeagueBattles {
  constructor(
    private readonly library: CampaignLibrary,
    private readonly scenarios: ScenarioSuggestions,
  ) {}

  async add(
    manager: EntityManager,
    campaign: CampaignEntity,
    { number, fixtures }: LeagueRound,
    now: Date,
  ): Promise<void> {
    const seats = await manager.findBy(SeatEntity, { campaignId: campaign.id });
    const map = await this.library.mapOf(manager, campaign);
    for (const fixture of fixtures) {
      const realm = seats.find(({ letter }) => letter === fixture.home)?.realm ?? '';
      const ground = leagueGround(map, realm, number);
      await this.insert(manager, campaign, number, fixture, ground?.id ?? null, now);
    }
  }

  /** HOUSE: equal armies, as large as a capital raises; whoever is at home counts as the attacker. */
  private async insert(
    manager: EntityManager,
    campaign: CampaignEntity,
    turn: number,
    { home, away }: Fixture,
    territory: string | null,
    now: Date,
  ): Promise<void> {
    const points = campaign.settings.conquest.capitalPoints;
    const suggestions = await this.scenarios.of(manager, campaign, {
      kind: 'field',
      at: territory ?? '',
      attacker: { points },
      defender: { points },
    });
    await manager.insert(BattleEntity, {
      campaignId: campaign.id,
      turn,
      key: `league:${home}>${away}`,
      kind: 'league',
      territory,
      attacker: home,
      defender: away,
      attackerPoints: points,
      defenderPoints: points,
      garrison: 0,
      status: 'ready',
      scenario: suggestions?.best.scenario ?? null,
      scenarioBy: suggestions === undefined ? null : 'suggested',
      suggestions: (suggestions ?? null) as object | null,
      dueAt: windowFrom(campaign, now),
    });
  }
}
