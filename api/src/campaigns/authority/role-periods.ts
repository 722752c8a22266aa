import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { type CampaignRole, CampaignRoleEntity } from '../entities/campaign-role.entity.js';

type Place = Readonly<{ campaignId: string; accountId: string }>;

/** Who is what in a campaign, from when to when. Nothing is ever erased; a period ends. */
@Injectable()
export class RolePeriods {
  /** Everybody's roles of this moment, the oldest first. */
  async current(manager: EntityManager, campaignId: string): Promise<CampaignRoleEntity[]> {
    return manager.find(CampaignRoleEntity, {
      where: { campaignId, until: IsNull() },
      order: { since: 'asc', id: 'asc' },
    });
  }

  async rolesOf(manager: EntityManager, { campaignId, accountId }: Place): Promise<CampaignRole[]> {
    const held = await manager.findBy(CampaignRoleEntity, { campaignId, accountId, until: IsNull() });
    return held.map(({ role }) => role);
  }

  /** Begins a period; the id of it. */
  async begin(
    manager: EntityManager,
    { campaignId, accountId }: Place,
    role: CampaignRole,
    now: Date,
    seat: string | null = null,
  ): Promise<string> {
    const id = randomUUID();
    await manager.insert(CampaignRoleEntity, { campaignId, id, accountId, role, seat, since: now });
    return id;
  }

  /** Whether there was any to end. */
  async end(
    manager: EntityManager,
    { campaignId, accountId }: Place,
    roles: readonly CampaignRole[],
    now: Date,
  ): Promise<boolean> {
    const { affected } = await manager.update(
      CampaignRoleEntity,
      { campaignId, accountId, role: In([...roles]), until: IsNull() },
      { until: now },
    );
    return (affected ?? 0) > 0;
  }
}
