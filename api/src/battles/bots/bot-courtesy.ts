import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Journal } from '../../campaigns/journal/journal.js';
import type { BattleProposalEntity } from '../appointments/battle-proposal.entity.js';
import { Proposals } from '../appointments/proposals.js';
import { happen } from '../battle-events.js';
import { otherSide } from '../battle-sides.js';
import type { BattleEntity } from '../battle.entity.js';

/** A bot agrees to whatever the other side proposes. */
@Injectable()
export class BotCourtesy {
  constructor(
    private readonly proposals: Proposals,
    private readonly journal: Journal,
  ) {}

  async agreeOnScenario(manager: EntityManager, battle: BattleEntity, now: Date): Promise<void> {
    const { campaignId, turn, key, scenarioProposed: scenario, scenarioProposedBy } = battle;
    const side = otherSide[scenarioProposedBy!];
    await happen(manager, battle, 'scenarioChosen', {
      scenario,
      scenarioBy: 'agreed',
      scenarioProposed: null,
      scenarioProposedBy: null,
    });
    await this.journal.write(manager, campaignId, turn, now, [
      { code: 'SCENARIO_AGREED', rule: '9', parameters: { key, scenario, side } },
    ]);
  }

  async acceptTime(
    manager: EntityManager,
    battle: BattleEntity,
    { proposal, time }: Readonly<{ proposal: BattleProposalEntity; time: Date }>,
    now: Date,
  ): Promise<void> {
    const { campaignId, turn, key } = battle;
    await this.proposals.close(manager, proposal, 'accepted');
    await happen(manager, battle, 'timeAccepted', {
      appointment: 'agreed',
      appointedFor: time,
      place: proposal.place,
    });
    await this.journal.write(manager, campaignId, turn, now, [
      {
        code: 'APPOINTMENT_AGREED',
        parameters: { key, side: otherSide[proposal.side], time: time.toISOString() },
      },
    ]);
  }
}
