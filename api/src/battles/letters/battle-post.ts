import { Injectable } from '@nestjs/common';
import { nobody } from '@pelagonia/rules';
import { type EntityManager, In, IsNull } from 'typeorm';
import type { CampaignRole } from '../../campaigns/entities/campaign-role.entity.js';
import { CampaignRoleEntity } from '../../campaigns/entities/campaign-role.entity.js';
import { MailQueue } from '../../mail/mail-queue.js';
import type { BattleLetterKind } from './battle-letter-words.js';

/** Posts letters about battles, in the transaction that gives reason for them. */
@Injectable()
export class BattlePost {
  constructor(private readonly queue: MailQueue) {}

  /** To whoever plays a seat; the side of nobody is the referees' to play. */
  async toSeat(
    manager: EntityManager,
    kind: BattleLetterKind,
    campaignId: string,
    seat: string,
  ): Promise<void> {
    if (seat === nobody) return this.toReferees(manager, kind, campaignId);
    const players = await manager.findBy(CampaignRoleEntity, { campaignId, seat, until: IsNull() });
    await this.send(manager, kind, campaignId, players);
  }

  /** To the referees, or to the organisers of a campaign that has none. */
  async toReferees(manager: EntityManager, kind: BattleLetterKind, campaignId: string): Promise<void> {
    const judges: CampaignRole[] = ['referee', 'organiser'];
    const roles = await manager.findBy(CampaignRoleEntity, { campaignId, role: In(judges), until: IsNull() });
    const referees = roles.filter(({ role }) => role === 'referee');
    await this.send(manager, kind, campaignId, referees.length > 0 ? referees : roles);
  }

  private async send(
    manager: EntityManager,
    kind: BattleLetterKind,
    campaignId: string,
    roles: readonly CampaignRoleEntity[],
  ): Promise<void> {
    for (const accountId of new Set(roles.flatMap((role) => role.accountId ?? []))) {
      await this.queue.post(manager, kind, { accountId, campaignId });
    }
  }
}
