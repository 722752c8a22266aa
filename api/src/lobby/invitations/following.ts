import { Injectable } from '@nestjs/common';
import type { Act } from '../../campaigns/acts/campaign-acts.js';
import { refuse } from '../../campaigns/refusal.js';
import { Admission } from '../admission.js';
import { JoinRequestEntity } from '../requests/join-request.entity.js';
import { SeatChanges } from '../seats/seat-changes.js';
import type { CampaignInvitationEntity } from './campaign-invitation.entity.js';
import { InvitationsRepository } from './invitations.repository.js';

/** Where an invitation leads. */
@Injectable()
export class Following {
  constructor(
    private readonly admission: Admission,
    private readonly seatChanges: SeatChanges,
    private readonly invitations: InvitationsRepository,
  ) {}

  async follow(
    act: Act,
    invitation: CampaignInvitationEntity,
    chosen: string | null | undefined,
  ): Promise<void> {
    const { manager, campaign, caller } = act;
    const person = { id: caller.accountId, displayName: caller.account.displayName };
    await this.invitations.useUp(manager, invitation);
    if (invitation.handOver) await this.handOver(act, invitation);
    else await this.admission.admit(act, person, invitation.role, invitation.seat ?? chosen);
    await manager.delete(JoinRequestEntity, { campaignId: campaign.id, accountId: person.id });
  }

  /** The offer dies with its maker's time on the seat; so he still sits there. */
  private async handOver(act: Act, { seat: letter }: CampaignInvitationEntity): Promise<void> {
    const { campaign, caller, roles } = act;
    if (campaign.status === 'finished' || campaign.status === 'archived') refuse('CAMPAIGN_OVER');
    if (roles.includes('player')) refuse('MEMBER_ALREADY');
    if (roles.includes('referee')) this.admission.checkRefereeMayPlay(act);
    const seat = await this.seatChanges.find(act, letter ?? '');
    const person = { id: caller.accountId, displayName: caller.account.displayName };
    await this.seatChanges.take(act, seat, person, { confirmed: seat.confirmed, handedOver: true });
  }
}
