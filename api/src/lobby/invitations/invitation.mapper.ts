import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import type { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import type { CampaignInvitationEntity } from './campaign-invitation.entity.js';
import type { InvitationModel, OpenInvitationModel } from './invitation.models.js';

export function openInvitationView(invitation: CampaignInvitationEntity): OpenInvitationModel {
  return {
    id: invitation.id,
    role: invitation.role,
    seat: invitation.seat,
    handOver: invitation.handOver,
    email: invitation.email,
    usesLeft: invitation.usesLeft,
    createdAt: invitation.createdAt,
    expiresAt: invitation.expiresAt,
  };
}

/** For the one who has the link: enough to know where it leads. */
export function invitationView(
  { role, seat, expiresAt }: CampaignInvitationEntity,
  { id, name, mapId }: CampaignEntity,
  organisers: readonly string[],
  seats: readonly SeatEntity[],
): InvitationModel {
  return {
    campaignId: id,
    campaignName: name,
    mapId,
    organisers,
    role,
    seat,
    seats: seats.map(({ letter, realm, accountId }) => ({ letter, realm, vacant: accountId === null })),
    expiresAt,
  };
}
