import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import { hashSecret } from '../../accounts/access/secret.js';
import { AccountEntity } from '../../accounts/entities/account.entity.js';
import { CampaignRoleEntity } from '../../campaigns/entities/campaign-role.entity.js';
import { CampaignInvitationEntity } from './campaign-invitation.entity.js';

@Injectable()
export class InvitationsRepository {
  async open(manager: EntityManager, campaignId: string, now: Date): Promise<CampaignInvitationEntity[]> {
    return manager.find(CampaignInvitationEntity, {
      where: { campaignId, expiresAt: MoreThan(now) },
      order: { createdAt: 'asc', id: 'asc' },
    });
  }

  async byToken(
    manager: EntityManager,
    token: string,
    now: Date,
  ): Promise<CampaignInvitationEntity | undefined> {
    const tokenHash = hashSecret(token);
    return (
      (await manager.findOneBy(CampaignInvitationEntity, { tokenHash, expiresAt: MoreThan(now) })) ??
      undefined
    );
  }

  /** The new one takes the place of those that have expired. */
  async add(manager: EntityManager, invitation: CampaignInvitationEntity): Promise<void> {
    const { campaignId, createdAt } = invitation;
    await manager.delete(CampaignInvitationEntity, { campaignId, expiresAt: LessThanOrEqual(createdAt) });
    await manager.insert(CampaignInvitationEntity, invitation);
  }

  async removeEnded(manager: EntityManager): Promise<void> {
    await manager.query('delete from campaign_invitation where expires_at < now()');
  }

  /** The last use leaves nothing behind. */
  async useUp(manager: EntityManager, { campaignId, id, usesLeft }: CampaignInvitationEntity): Promise<void> {
    if (usesLeft > 1) await manager.decrement(CampaignInvitationEntity, { campaignId, id }, 'usesLeft', 1);
    else await manager.delete(CampaignInvitationEntity, { campaignId, id });
  }

  async organisers(manager: EntityManager, campaignId: string): Promise<string[]> {
    const rows = await manager
      .createQueryBuilder(CampaignRoleEntity, 'role')
      .innerJoin(AccountEntity, 'account', 'account.id = role.account_id')
      .select('account.display_name', 'name')
      .where(`role.campaign_id = :campaignId and role.role = 'organiser' and role.until is null`, {
        campaignId,
      })
      .orderBy('role.since')
      .getRawMany<{ name: string }>();
    return rows.map(({ name }) => name);
  }
}
