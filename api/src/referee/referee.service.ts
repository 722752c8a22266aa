import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../accounts/caller.js';
import { ClientAnswers } from '../campaigns/answers/client-answers.js';
import { reviveCampaignAnswer } from '../campaigns/answers/revive-answer.js';
import { Authority } from '../campaigns/authority/authority.js';
import type { CampaignAction } from '../campaigns/authority/permissions.js';
import { ActionRefused, type CampaignAnswer, CampaignChangedModel } from '../campaigns/campaign-results.js';
import { writtenText } from '../campaigns/written-text.js';
import { InvalidInput, type FieldFault } from '../errors/user-error.js';
import { CampaignTick } from '../turns/campaign-tick.js';
import { Clock } from '../turns/clock.js';
import type { MapChange } from '../turns/map-change.js';
import { checkPlaceName, checkReason } from './check-words.js';
import { MapChanges } from './map-changes.js';
import type {
  GiveTerritoryInput,
  GrantPointsInput,
  RefereeInput,
  RenameTerritoryInput,
  TakeTerritoryInput,
} from './referee.inputs.js';

/** The referee's powers over the map. */
@Injectable()
export class RefereeService {
  constructor(
    private readonly answers: ClientAnswers,
    private readonly authority: Authority,
    private readonly changes: MapChanges,
    private readonly campaignTick: CampaignTick,
    private readonly clock: Clock,
  ) {}

  give(caller: Caller, input: GiveTerritoryInput): Promise<CampaignAnswer> {
    const { territory, seat: player } = input;
    return this.act(caller, 'giveTerritory', input, { kind: 'give', territory, player });
  }

  take(caller: Caller, input: TakeTerritoryInput): Promise<CampaignAnswer> {
    return this.act(caller, 'takeTerritory', input, { kind: 'take', territory: input.territory });
  }

  rename(caller: Caller, input: RenameTerritoryInput): Promise<CampaignAnswer> {
    const { territory, name } = input;
    const change = { kind: 'rename', territory, ...(name != null && { name: name.trim() }) } as const;
    return this.act(caller, 'renameTerritory', input, change, name == null ? [] : checkPlaceName(name));
  }

  grant(caller: Caller, input: GrantPointsInput): Promise<CampaignAnswer> {
    const { seat: player, points } = input;
    return this.act(caller, 'grantPoints', input, { kind: 'grant', player, points });
  }

  private act(
    caller: Caller,
    action: CampaignAction,
    { clientKey, campaignId, expectedVersion, ...input }: RefereeInput,
    change: MapChange,
    faults: readonly FieldFault[] = [],
  ): Promise<CampaignAnswer> {
    const request = { mutation: action, key: clientKey };
    const reason = writtenText(input.reason);
    return this.answers.once(caller, request, reviveCampaignAnswer, async (manager: EntityManager) => {
      const { campaign } = await this.authority.hold(manager, caller, campaignId, action, expectedVersion);
      const found = [...faults, ...checkReason(reason)];
      if (found.length > 0) return new InvalidInput(found);
      const now = this.clock.now();
      const requested = { change, by: caller.accountId, reason };
      const refusal = await this.changes.make(manager, campaign, requested, now);
      if (refusal !== undefined) return new ActionRefused(refusal);
      await this.campaignTick.settle(manager, campaign, now);
      return new CampaignChangedModel(campaign.id, campaign.version);
    });
  }
}
