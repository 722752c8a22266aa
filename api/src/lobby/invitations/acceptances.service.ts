import { Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import { ClientAnswers } from '../../campaigns/answers/client-answers.js';
import { reviveCampaignAnswer } from '../../campaigns/answers/revive-answer.js';
import { Authority } from '../../campaigns/authority/authority.js';
import { type CampaignAnswer, CampaignChangedModel } from '../../campaigns/campaign-results.js';
import { refuse } from '../../campaigns/refusal.js';
import { CampaignTick } from '../../turns/campaign-tick.js';
import { Clock } from '../../turns/clock.js';
import { Following } from './following.js';
import type { AcceptInvitationInput } from './invitation.inputs.js';
import { InvitationsRepository } from './invitations.repository.js';

/** Whoever has the link may come in: the secret is the right, and the table of permissions is not asked. */
@Injectable()
export class AcceptancesService {
  constructor(
    private readonly answers: ClientAnswers,
    private readonly authority: Authority,
    private readonly invitations: InvitationsRepository,
    private readonly following: Following,
    private readonly campaignTick: CampaignTick,
    private readonly clock: Clock,
  ) {}

  accept(caller: Caller, input: AcceptInvitationInput): Promise<CampaignAnswer> {
    const request = { mutation: 'acceptInvitation', key: input.clientKey };
    return this.answers.once(caller, request, reviveCampaignAnswer, async (manager) => {
      const now = this.clock.now();
      const shown = await this.invitations.byToken(manager, input.token, now);
      if (shown === undefined) return refuse('INVITATION_CLOSED');
      const standing = await this.authority.holdInvited(manager, caller, shown.campaignId);
      // Now that the campaign is held, nobody else uses it up.
      const invitation = await this.invitations.byToken(manager, input.token, now);
      if (invitation === undefined) return refuse('INVITATION_CLOSED');
      const { campaign } = standing;
      await this.following.follow({ ...standing, manager, caller, now }, invitation, input.seat);
      await this.campaignTick.settle(manager, campaign, now);
      return new CampaignChangedModel(campaign.id, campaign.version);
    });
  }
}
