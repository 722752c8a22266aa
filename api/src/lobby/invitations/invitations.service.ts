import { Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import { type Act, CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import { refuse } from '../../campaigns/refusal.js';
import { isUuid } from '../../database/uuid.js';
import { CampaignInvitationEntity } from './campaign-invitation.entity.js';
import { checkInvitation } from './check-invitation.js';
import { InvitationMaking, type NewInvitation } from './invitation-making.js';
import type {
  CancelHandOverInput,
  CreateInvitationInput,
  HandOverSeatInput,
  RevokeInvitationInput,
} from './invitation.inputs.js';
import { type InvitationAnswer, InvitationCreatedModel } from './invitation.models.js';
import { reviveInvitation } from './revive-invitation.js';

/** Links that let people in. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly making: InvitationMaking,
  ) {}

  create(caller: Caller, input: CreateInvitationInput): Promise<InvitationAnswer> {
    return this.acts.perform(caller, 'createInvitation', input, reviveInvitation, async (act) => {
      const { role, seat, uses, expiresInDays } = input;
      const fault = checkInvitation(input);
      if (fault !== undefined) return fault;
      return this.made(act, { role, seat, uses, expiresInDays });
    });
  }

  /** The seat changes hands when somebody follows the link, not before. A new offer takes the place of the old. */
  handOver(caller: Caller, input: HandOverSeatInput): Promise<InvitationAnswer> {
    return this.acts.perform(caller, 'handOverSeat', input, reviveInvitation, async (act) => {
      const { expiresInDays } = input;
      const fault = checkInvitation({ role: 'player', expiresInDays });
      if (fault !== undefined) return fault;
      const { seat } = act;
      if (seat === undefined) return refuse('SEAT_NONE');
      await act.manager.delete(CampaignInvitationEntity, offerOf(act));
      return this.made(act, { role: 'player', seat, handOver: true, uses: 1, expiresInDays });
    });
  }

  cancelHandOver(caller: Caller, input: CancelHandOverInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'cancelHandOver', input, async (act) => {
      if (act.seat === undefined) refuse('SEAT_NONE');
      const { affected } = await act.manager.delete(CampaignInvitationEntity, offerOf(act));
      if (affected === 0) refuse('INVITATION_CLOSED');
    });
  }

  revoke(caller: Caller, input: RevokeInvitationInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'revokeInvitation', input, async ({ manager, campaign }) => {
      const { invitationId: id } = input;
      const removed = isUuid(id)
        ? await manager.delete(CampaignInvitationEntity, { campaignId: campaign.id, id })
        : undefined;
      if (removed?.affected !== 1) refuse('INVITATION_CLOSED');
    });
  }

  private async made(act: Act, invitation: NewInvitation): Promise<InvitationCreatedModel> {
    const { id, token } = await this.making.make(act, invitation);
    const { campaignId, version } = await this.acts.settled(act);
    const link = this.making.link(act.caller.account.language, token);
    return new InvitationCreatedModel(campaignId, version, id, token, link);
  }
}

function offerOf({ campaign, seat = '' }: Act) {
  return { campaignId: campaign.id, seat, handOver: true };
}
