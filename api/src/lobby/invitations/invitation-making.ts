import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hashSecret, newSecret } from '../../accounts/access/secret.js';
import type { Language } from '../../accounts/language.js';
import type { Act } from '../../campaigns/acts/campaign-acts.js';
import { refuse } from '../../campaigns/refusal.js';
import { CONFIGURATION, type Configuration } from '../../configuration/configuration.js';
import { SeatChanges } from '../seats/seat-changes.js';
import type { CampaignInvitationEntity, InvitedRole } from './campaign-invitation.entity.js';
import { InvitationsRepository } from './invitations.repository.js';

const day = 86_400_000;
const mostOpen = 50;

export type NewInvitation = Readonly<{
  role: InvitedRole;
  seat?: string | null | undefined;
  handOver?: boolean;
  email?: string;
  uses: number;
  expiresInDays: number;
}>;

/** Writes invitations down; of a link's secret only its hash. */
@Injectable()
export class InvitationMaking {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly invitations: InvitationsRepository,
    private readonly seatChanges: SeatChanges,
  ) {}

  /** With its secret, unless a letter will make that. */
  async make(act: Act, made: NewInvitation): Promise<{ id: string; token: string }> {
    const { manager, campaign, caller, now } = act;
    const open = await this.invitations.open(manager, campaign.id, now);
    if (open.length >= mostOpen) refuse('INVITATION_LIMIT_REACHED');
    if (made.seat != null) await this.seatChanges.find(act, made.seat);
    const token = newSecret();
    const invitation: CampaignInvitationEntity = {
      campaignId: campaign.id,
      id: randomUUID(),
      role: made.role,
      seat: made.seat ?? null,
      handOver: made.handOver ?? false,
      tokenHash: made.email === undefined ? hashSecret(token) : null,
      email: made.email ?? null,
      usesLeft: made.uses,
      createdBy: caller.accountId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + made.expiresInDays * day),
    };
    await this.invitations.add(manager, invitation);
    return { id: invitation.id, token };
  }

  link(language: Language, token: string): string {
    return [this.configuration.publicUrl, ...(language === 'en' ? [] : [language]), 'join', token].join('/');
  }
}
