import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { Authority } from '../../campaigns/authority/authority.js';
import { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { Clock } from '../../turns/clock.js';
import { invitationView, openInvitationView } from './invitation.mapper.js';
import type { InvitationModel, OpenInvitationModel } from './invitation.models.js';
import { InvitationsRepository } from './invitations.repository.js';

@Injectable()
export class InvitationViewsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
    private readonly invitations: InvitationsRepository,
    private readonly clock: Clock,
  ) {}

  /** Nothing for a secret that opens nothing (any more). */
  async shown(token: string): Promise<InvitationModel | null> {
    const { manager } = this.dataSource;
    const invitation = await this.invitations.byToken(manager, token, this.clock.now());
    if (invitation === undefined) return null;
    const { campaignId } = invitation;
    const campaign = await manager.findOneByOrFail(CampaignEntity, { id: campaignId });
    const organisers = await this.invitations.organisers(manager, campaignId);
    const seats = await manager.find(SeatEntity, { where: { campaignId }, order: { letter: 'asc' } });
    return invitationView(invitation, campaign, organisers, seats);
  }

  async open(caller: Caller, campaignId: string): Promise<OpenInvitationModel[]> {
    const { manager } = this.dataSource;
    await this.authority.look(manager, caller, campaignId, 'readInvitations');
    const open = await this.invitations.open(manager, campaignId, this.clock.now());
    return open.map(openInvitationView);
  }
}
