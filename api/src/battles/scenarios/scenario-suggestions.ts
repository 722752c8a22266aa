import { Injectable } from '@nestjs/common';
import {
  type Battle,
  type Battlefield,
  type CampaignMap,
  suggestScenarios,
  type Suggestions,
  terrainRound,
} from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { CampaignLibrary } from '../../content/campaign-library.js';

/** What is looked at of a battle. */
type FoughtBattle = Pick<Battle, 'kind' | 'at'> &
  Readonly<Record<'attacker' | 'defender', Readonly<{ points: number }>>>;

/** Section 9: what the map suggests for a battle. */
@Injectable()
export class ScenarioSuggestions {
  constructor(private readonly library: CampaignLibrary) {}

  /** Undefined only where the campaign was founded without a library. */
  async of(
    manager: EntityManager,
    campaign: CampaignEntity,
    battle: FoughtBattle,
  ): Promise<Suggestions | undefined> {
    const scenarios = await this.library.scenariosOf(manager, campaign);
    if (scenarios.length === 0) return undefined;
    return suggestScenarios(scenarios, fieldOf(await this.library.mapOf(manager, campaign), battle));
  }
}

function fieldOf(map: CampaignMap, { kind, at, attacker, defender }: FoughtBattle): Battlefield {
  const territory = map.territories.find(({ id }) => id === at);
  const place = territory && {
    kind: territory.kind,
    ...(territory.sort !== undefined && { sort: territory.sort }),
  };
  return {
    kind,
    ...(kind !== 'meeting' && place && { territory: place }),
    terrain: territory === undefined ? [] : terrainRound(map, territory.seat),
    attacker: attacker.points,
    defender: defender.points,
    players: 2,
  };
}
