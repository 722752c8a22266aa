import { Injectable } from '@nestjs/common';
import type { Caller } from '../accounts/caller.js';
import type { ChangeInput } from '../campaigns/acts/change-input.js';
import { ClientAnswers } from '../campaigns/answers/client-answers.js';
import { reviveCampaignAnswer } from '../campaigns/answers/revive-answer.js';
import { Authority, type Standing } from '../campaigns/authority/authority.js';
import type { CampaignAction } from '../campaigns/authority/permissions.js';
import { ActionRefused, type CampaignAnswer, CampaignChangedModel } from '../campaigns/campaign-results.js';
import type { RefusalCode } from '../campaigns/refusals.js';
import type { InvalidInput } from '../errors/user-error.js';
import { CampaignTick } from './campaign-tick.js';
import { Clock } from './clock.js';
import type { Watch } from './due/due-part.js';

/** The turn under way of a campaign that somebody holds to change it. */
export type HeldTurn = Watch & Readonly<{ standing: Standing }>;

/** What every change of the turn under way has in common. */
@Injectable()
export class HeldTurns {
  constructor(
    private readonly answers: ClientAnswers,
    private readonly authority: Authority,
    private readonly campaignTick: CampaignTick,
    private readonly clock: Clock,
  ) {}

  /** `work` either refuses, before it has written anything, or does all. */
  change(
    caller: Caller,
    action: CampaignAction,
    { campaignId, clientKey, expectedVersion }: ChangeInput,
    work: (held: HeldTurn) => Promise<RefusalCode | InvalidInput | undefined>,
  ): Promise<CampaignAnswer> {
    const request = { mutation: action, key: clientKey };
    return this.answers.once(caller, request, reviveCampaignAnswer, async (manager) => {
      const standing = await this.authority.hold(manager, caller, campaignId, action, expectedVersion);
      const { campaign } = standing;
      const turn = await this.campaignTick.currentTurn(manager, campaign);
      if (campaign.status !== 'running' || turn === undefined)
        return new ActionRefused('CAMPAIGN_NOT_RUNNING');
      const now = this.clock.now();
      const refusal = await work({ manager, campaign, turn, now, standing });
      if (refusal !== undefined) return typeof refusal === 'string' ? new ActionRefused(refusal) : refusal;
      await this.campaignTick.settle(manager, campaign, now);
      return new CampaignChangedModel(campaign.id, campaign.version);
    });
  }
}
