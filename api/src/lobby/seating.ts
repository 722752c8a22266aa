import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { BattleRosters } from '../battles/rosters/battle-rosters.js';
import { RolePeriods } from '../campaigns/authority/role-periods.js';
import { CampaignRoleEntity } from '../campaigns/entities/campaign-role.entity.js';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';
import { OrderSeals } from '../orders/order-seals.js';
import { CampaignInvitationEntity } from './invitations/campaign-invitation.entity.js';

/** Puts people on seats and takes them off; each has his time, and what was sealed for a seat leaves with him. */
@Injectable()
export class Seating {
  constructor(
    private readonly seals: OrderSeals,
    private readonly rosters: BattleRosters,
    private readonly roles: RolePeriods,
  ) {}

  /** From now on he plays this seat and no other; `turn` is the first whose orders are still open. */
  async seat(
    manager: EntityManager,
    seat: Pick<SeatEntity, 'campaignId' | 'letter'>,
    account: { id: string; displayName: string },
    now: Date,
    turn = 0,
    confirmed = true,
  ): Promise<void> {
    const { campaignId, letter } = seat;
    const place = { campaignId, accountId: account.id };
    for (const former of await manager.findBy(SeatEntity, place))
      await this.unseat(manager, former, now, turn);
    await this.unseat(manager, seat, now, turn);
    await this.resign(manager, campaignId, account.id, now, turn);
    await manager.update(
      SeatEntity,
      { campaignId, letter },
      {
        accountId: account.id,
        name: account.displayName,
        confirmed,
        misses: 0,
        openForReplacement: false,
      },
    );
    await this.roles.end(manager, place, ['player', 'spectator'], now);
    await this.roles.begin(manager, place, 'player', now, letter);
  }

  /** The seat keeps its name; its sealed orders are void, and nobody can be handed it by him. */
  async unseat(
    manager: EntityManager,
    { campaignId, letter }: Pick<SeatEntity, 'campaignId' | 'letter'>,
    now: Date,
    turn = 0,
  ): Promise<void> {
    await manager.update(
      CampaignRoleEntity,
      { campaignId, role: In(['player', 'delegate']), seat: letter, until: IsNull() },
      { until: now },
    );
    await manager.update(SeatEntity, { campaignId, letter }, { accountId: null, confirmed: false });
    await manager.delete(CampaignInvitationEntity, { campaignId, seat: letter, handOver: true });
    await this.seals.breakAll(manager, campaignId, letter, turn);
    await this.rosters.breakAll(manager, campaignId, letter);
  }

  /** Nobody orders for a rival: a delegate who takes a seat is one no longer. */
  private async resign(
    manager: EntityManager,
    campaignId: string,
    accountId: string,
    now: Date,
    turn: number,
  ): Promise<void> {
    const held = { campaignId, accountId, role: 'delegate' as const, until: IsNull() };
    for (const { seat } of await manager.findBy(CampaignRoleEntity, held))
      if (seat !== null) await this.seals.breakFrom(manager, { campaignId, seat, turn, hand: 'delegate' });
    await manager.update(CampaignRoleEntity, held, { until: now });
  }
}
