import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { CampaignRoleEntity } from '../../campaigns/entities/campaign-role.entity.js';
import { MailQueue } from '../../mail/mail-queue.js';
import type { TurnLetterKind } from './turn-letter-words.js';

/** Moments that a letter names, as they are in the commit that it is posted with. */
export type Moments = Readonly<{ deadline?: Date | null; until?: Date }>;

/** Posts letters about a campaign's clock and its members, in the transaction that gives reason for them. */
@Injectable()
export class TurnPost {
  constructor(private readonly queue: MailQueue) {}

  /** To whoever plays a seat or orders for one. */
  async toPlayers(
    manager: EntityManager,
    kind: TurnLetterKind,
    campaignId: string,
    moments: Moments,
  ): Promise<void> {
    const roles = await manager.findBy(CampaignRoleEntity, {
      campaignId,
      role: In(['player', 'delegate']),
      seat: Not(IsNull()),
      until: IsNull(),
    });
    for (const accountId of new Set(roles.flatMap((role) => role.accountId ?? [])))
      await this.toPerson(manager, kind, campaignId, accountId, moments);
  }

  async toPerson(
    manager: EntityManager,
    kind: TurnLetterKind,
    campaignId: string,
    accountId: string,
    { deadline, until }: Moments = {},
  ): Promise<void> {
    await this.queue.post(manager, kind, {
      accountId,
      campaignId,
      ...(deadline && { deadline: deadline.toISOString() }),
      ...(until && { until: until.toISOString() }),
    });
  }
}
