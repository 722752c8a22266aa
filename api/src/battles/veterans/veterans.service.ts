import { Injectable } from '@nestjs/common';
import { awardHonour, describeVeteranRefusal, type Fielded } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { ClientAnswers } from '../../campaigns/answers/client-answers.js';
import { reviveCampaignAnswer } from '../../campaigns/answers/revive-answer.js';
import { Authority, type Standing } from '../../campaigns/authority/authority.js';
import {
  ActionRefused,
  type CampaignAnswer,
  CampaignChangedModel,
} from '../../campaigns/campaign-results.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { oneLine } from '../../campaigns/written-text.js';
import { FieldFault, InvalidInput } from '../../errors/user-error.js';
import { CampaignTick } from '../../turns/campaign-tick.js';
import { Clock } from '../../turns/clock.js';
import { FieldedArmies } from './fielded-armies.js';
import { BattleHonourEntity } from './battle-honour.entity.js';
import type { ChooseVeteranInput } from './veteran.models.js';

/** Section 8: the winner chooses the unit. The turn does not wait for it, so the battle may lie in an earlier one. */
@Injectable()
export class VeteransService {
  constructor(
    private readonly answers: ClientAnswers,
    private readonly authority: Authority,
    private readonly armies: FieldedArmies,
    private readonly journal: Journal,
    private readonly campaignTick: CampaignTick,
    private readonly clock: Clock,
  ) {}

  choose(caller: Caller, input: ChooseVeteranInput): Promise<CampaignAnswer> {
    const request = { mutation: 'chooseVeteran', key: input.clientKey };
    return this.answers.once(caller, request, reviveCampaignAnswer, async (manager) => {
      const standing = await this.authority.hold(
        manager,
        caller,
        input.campaignId,
        'chooseVeteran',
        input.expectedVersion,
      );
      const { campaign, seat = '' } = standing;
      if (campaign.status !== 'running') return new ActionRefused('CAMPAIGN_NOT_RUNNING');
      const place = { campaignId: campaign.id, turn: input.turn, battle: input.key };
      const honour = await manager.findOneBy(BattleHonourEntity, place);
      const now = this.clock.now();
      if (honour?.seat !== seat || honour.state !== 'open' || honour.deadline <= now)
        return new ActionRefused('HONOUR_CLOSED');
      const refusal =
        input.unit == null
          ? await this.decline(manager, honour, now)
          : await this.give(manager, standing, honour, input, input.unit, now);
      if (refusal) return refusal;
      await this.campaignTick.settle(manager, campaign, now);
      return new CampaignChangedModel(campaign.id, campaign.version);
    });
  }

  private async decline(manager: EntityManager, honour: BattleHonourEntity, now: Date): Promise<undefined> {
    const { campaignId, turn, battle, seat } = honour;
    await manager.update(BattleHonourEntity, { campaignId, turn, battle }, { state: 'declined' });
    await this.journal.write(manager, campaignId, turn, now, [
      { code: 'HONOUR_DECLINED', rule: '8', parameters: { key: battle, seat } },
    ]);
  }

  private async give(
    manager: EntityManager,
    { campaign }: Standing,
    honour: BattleHonourEntity,
    input: ChooseVeteranInput,
    unit: string,
    now: Date,
  ): Promise<InvalidInput | undefined> {
    const { turn, battle, seat, die } = honour;
    const army = await this.armies.read(manager, campaign, honour, input.army);
    if (isFaults(army)) return new InvalidInput(army);
    const awarded = await this.armies.award(manager, honour, (roll) =>
      awardHonour(roll, {
        played: campaign.settings.veterancy,
        mark: { turn, battle },
        won: true,
        die,
        unit,
        name: oneLine(input.name),
        army,
      }),
    );
    if (!awarded.ok)
      return new InvalidInput(
        awarded.refusals.map(
          (refusal) => new FieldFault('unit', refusal.code, describeVeteranRefusal(refusal, 'en')),
        ),
      );
    const { name, unit: line, honour: won } = awarded.veteran;
    await this.journal.write(manager, campaign.id, turn, now, [
      { code: 'VETERAN_NAMED', rule: '8', parameters: { key: battle, seat, name, unit: line, honour: won } },
    ]);
    return undefined;
  }
}

function isFaults(army: readonly Fielded[] | FieldFault[]): army is FieldFault[] {
  return army[0] instanceof FieldFault;
}
