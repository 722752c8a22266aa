import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { isUuid } from '../../database/uuid.js';
import { AppError } from '../../errors/app-error.js';
import { CampaignEntity } from '../entities/campaign.entity.js';
import { type CampaignRole, CampaignRoleEntity } from '../entities/campaign-role.entity.js';
import { refuse } from '../refusal.js';
import { type CampaignAction, mayDo } from './permissions.js';

/** What a person is in a campaign at this moment. */
export type Standing = Readonly<{
  campaign: CampaignEntity;
  roles: readonly CampaignRole[];
  /** The letter of the seat he plays. */
  seat: string | undefined;
  /** Since when he plays it: what belongs to the seat from before is his predecessor's. */
  seatedSince: Date | undefined;
  /** Whether he has a part in it; others only look. */
  member: boolean;
  /** The letter of the seat he orders for while its player is away. */
  delegateOf: string | undefined;
}>;

/** Asks the table of permissions; everything a person does in a campaign begins here. */
@Injectable()
export class Authority {
  /** For reading: what is hidden from the caller does not exist for him. */
  async see(manager: EntityManager, caller: Caller | undefined, campaignId: string): Promise<Standing> {
    const campaign = isUuid(campaignId)
      ? await manager.findOneBy(CampaignEntity, { id: campaignId })
      : undefined;
    return this.standing(manager, caller, campaign ?? undefined);
  }

  /** For reading what not everybody may read. */
  async look(
    manager: EntityManager,
    caller: Caller,
    campaignId: string,
    action: CampaignAction,
  ): Promise<Standing> {
    return permitted(await this.see(manager, caller, campaignId), action);
  }

  /**
   * For changing: nobody else changes the campaign until the transaction ends. With the version that the caller has seen,
   * he is refused if it is another by now.
   */
  async hold(
    manager: EntityManager,
    caller: Caller,
    campaignId: string,
    action: CampaignAction,
    expectedVersion?: number | null,
  ): Promise<Standing> {
    const campaign = await this.locked(manager, campaignId);
    const standing = permitted(await this.standing(manager, caller, campaign), action);
    return fresh(standing, expectedVersion);
  }

  /** For whoever has an invitation: it stands for the right to see the campaign. */
  async holdInvited(manager: EntityManager, caller: Caller, campaignId: string): Promise<Standing> {
    const campaign = await this.locked(manager, campaignId);
    return this.standing(manager, caller, campaign, { invited: true });
  }

  private async locked(manager: EntityManager, id: string): Promise<CampaignEntity | undefined> {
    if (!isUuid(id)) return undefined;
    const campaign = await manager.findOne(CampaignEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    return campaign ?? undefined;
  }

  private async standing(
    manager: EntityManager,
    caller: Caller | undefined,
    campaign: CampaignEntity | undefined,
    { invited } = { invited: false },
  ): Promise<Standing> {
    const held =
      campaign === undefined || caller === undefined
        ? []
        : await manager.findBy(CampaignRoleEntity, {
            campaignId: campaign.id,
            accountId: caller.accountId,
            until: IsNull(),
          });
    const roles = held.map(({ role }) => role);
    const hidden = roles.length === 0 && !invited && campaign?.visibility === 'private';
    if (campaign === undefined || hidden) {
      // Perhaps it is his, and he will see it once he has signed in.
      if (caller === undefined) throw new AppError('UNAUTHENTICATED', 'Sign in first.');
      throw new AppError('NOT_FOUND', 'There is no such campaign, or you do not take part in it.');
    }
    const played = held.find(({ role, seat }) => role === 'player' && seat !== null);
    return {
      campaign,
      roles: roles.length === 0 ? ['spectator'] : roles,
      seat: played?.seat ?? undefined,
      seatedSince: played?.since,
      member: roles.length > 0,
      delegateOf: held.find(({ role }) => role === 'delegate')?.seat ?? undefined,
    };
  }
}

function permitted(standing: Standing, action: CampaignAction): Standing {
  if (!mayDo(standing.roles, action)) {
    throw new AppError('FORBIDDEN', 'Your part in this campaign does not allow this.');
  }
  return standing;
}

function fresh(standing: Standing, expectedVersion: number | null | undefined): Standing {
  const seen = expectedVersion ?? standing.campaign.version;
  return seen === standing.campaign.version ? standing : refuse('CAMPAIGN_STALE');
}
