import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { ContentEditionsRepository, type PinnedEdition } from '../content/content-editions.repository.js';
import { TurnEntity } from '../turns/turn.entity.js';
import { CampaignEntity } from './entities/campaign.entity.js';
import { type CampaignRole, CampaignRoleEntity } from './entities/campaign-role.entity.js';
import { SeatEntity } from './entities/seat.entity.js';

/** A campaign with all that its page shows of it. */
export type CampaignRecord = Readonly<{
  campaign: CampaignEntity;
  seats: readonly SeatEntity[];
  /** The turn under way, or the last one; absent in the lobby. */
  turn: TurnEntity | undefined;
  pinned: readonly PinnedEdition[];
  /** Of this moment, the oldest first. */
  roles: readonly HeldRole[];
}>;

/** What somebody is in a campaign now, with the name others see. */
export type HeldRole = Readonly<{
  campaignId: string;
  accountId: string;
  displayName: string;
  role: CampaignRole;
  seat: string | null;
}>;

/** For how long whoever has left a campaign hears that it changed, in milliseconds. */
const justNow = 10_000;

@Injectable()
export class CampaignsRepository {
  constructor(private readonly editions: ContentEditionsRepository) {}

  async idsOfMember(manager: EntityManager, accountId: string): Promise<string[]> {
    const roles = await manager.findBy(CampaignRoleEntity, { accountId, until: IsNull() });
    return [...new Set(roles.map(({ campaignId }) => campaignId))];
  }

  /** Those who are in it, and those who have just gone: they are to learn that they have, by asking in vain. */
  async hearerIds(manager: EntityManager, campaignId: string): Promise<string[]> {
    const somebody = { campaignId, accountId: Not(IsNull()) };
    const roles = await manager.findBy(CampaignRoleEntity, [
      { ...somebody, until: IsNull() },
      { ...somebody, until: MoreThan(new Date(Date.now() - justNow)) },
    ]);
    return [...new Set(roles.flatMap(({ accountId }) => accountId ?? []))];
  }

  /** Five statements, however many campaigns. */
  async withSeats(manager: EntityManager, ids: readonly string[]): Promise<CampaignRecord[]> {
    if (ids.length === 0) return [];
    const of = { campaignId: In([...ids]) };
    const campaigns = await manager.find(CampaignEntity, {
      where: { id: In([...ids]) },
      order: { createdAt: 'desc', id: 'asc' },
    });
    const seats = await manager.find(SeatEntity, { where: of, order: { letter: 'asc' } });
    const turns = await manager.findBy(
      TurnEntity,
      campaigns.map(({ id, turn }) => ({ campaignId: id, number: turn })),
    );
    const pinned = await this.editions.pinnedBy(manager, ids);
    const roles = await this.heldRoles(manager, ids);
    return campaigns.map((campaign) => ({
      campaign,
      seats: seats.filter((seat) => seat.campaignId === campaign.id),
      turn: turns.find((turn) => turn.campaignId === campaign.id),
      pinned: pinned.filter((edition) => edition.campaignId === campaign.id),
      roles: roles.filter((role) => role.campaignId === campaign.id),
    }));
  }

  /** The newest first; `after` is the last one of the page before. */
  async publicIds(manager: EntityManager, count: number, after: string | undefined): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `select id from campaign
        where visibility = 'public' and status <> 'archived'
          and ($2::uuid is null
               or created_at < (select created_at from campaign where id = $2)
               or (created_at = (select created_at from campaign where id = $2) and id > $2))
        order by created_at desc, id
        limit $1`,
      [count, after ?? null],
    );
    return rows.map(({ id }) => id);
  }

  private async heldRoles(manager: EntityManager, ids: readonly string[]): Promise<HeldRole[]> {
    return manager.query(
      `select held.campaign_id as "campaignId", held.account_id as "accountId",
              account.display_name as "displayName", held.role, held.seat
         from campaign_role held join account on account.id = held.account_id
        where held.campaign_id = any($1) and held.until is null
        order by held.since, held.id`,
      [ids],
    );
  }
}
