import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { CampaignRoleEntity } from '../../campaigns/entities/campaign-role.entity.js';
import { OrderSeals } from '../../orders/order-seals.js';

/** Who may order for a player while he is away: one member at a time, who plays no seat himself. */
@Injectable()
export class Delegates {
  constructor(private readonly seals: OrderSeals) {}

  async of(manager: EntityManager, campaignId: string, seat: string): Promise<string | undefined> {
    const role = await manager.findOneBy(CampaignRoleEntity, {
      campaignId,
      role: 'delegate',
      seat,
      until: IsNull(),
    });
    return role?.accountId ?? undefined;
  }

  /** Takes part, and orders for no seat yet. */
  async isFit(manager: EntityManager, campaignId: string, accountId: string): Promise<boolean> {
    const roles = await manager.findBy(CampaignRoleEntity, { campaignId, accountId, until: IsNull() });
    return roles.length > 0 && roles.every(({ role }) => role !== 'player' && role !== 'delegate');
  }

  async name(
    manager: EntityManager,
    campaignId: string,
    seat: string,
    accountId: string,
    now: Date,
  ): Promise<void> {
    const id = randomUUID();
    await manager.insert(CampaignRoleEntity, {
      campaignId,
      id,
      accountId,
      role: 'delegate',
      seat,
      since: now,
    });
  }

  /** What he has sealed goes with him. */
  async dismiss(
    manager: EntityManager,
    campaignId: string,
    seat: string,
    turn: number,
    now: Date,
  ): Promise<boolean> {
    const { affected } = await manager.update(
      CampaignRoleEntity,
      { campaignId, role: 'delegate', seat, until: IsNull() },
      { until: now },
    );
    await this.seals.breakFrom(manager, { campaignId, seat, turn, hand: 'delegate' });
    return (affected ?? 0) > 0;
  }
}
