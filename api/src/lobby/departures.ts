import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RolePeriods } from '../campaigns/authority/role-periods.js';
import { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { type CampaignRoleEntity, campaignRoles } from '../campaigns/entities/campaign-role.entity.js';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';
import { OrderSeals } from '../orders/order-seals.js';
import { CampaignTick } from '../turns/campaign-tick.js';
import { Clock } from '../turns/clock.js';
import { type SeatAct, SeatChanges } from './seats/seat-changes.js';

/** Somebody goes for good, out of every campaign he is in. */
@Injectable()
export class Departures {
  constructor(
    private readonly roles: RolePeriods,
    private readonly seatChanges: SeatChanges,
    private readonly seals: OrderSeals,
    private readonly campaignTick: CampaignTick,
    private readonly clock: Clock,
  ) {}

  /** How many seats he leaves. */
  async departFromAll(manager: EntityManager, accountId: string): Promise<number> {
    const now = this.clock.now();
    let seats = 0;
    await this.forgetAddress(manager, accountId);
    for (const campaign of await this.campaignsOf(manager, accountId)) {
      const act = { manager, campaign, now };
      await this.seals.breakOf(manager, campaign.id, accountId);
      seats += await this.vacate(act, accountId);
      await this.roles.end(manager, { campaignId: campaign.id, accountId }, campaignRoles, now);
      await this.provideOrganiser(act);
      await this.campaignTick.settle(manager, campaign, now);
    }
    return seats;
  }

  /** Invitations that were mailed to him stay open, but tell nobody any more to whom they went. */
  private async forgetAddress(manager: EntityManager, accountId: string): Promise<void> {
    await manager.query(
      `update campaign_invitation set email = null where email = (select email from account where id = $1)`,
      [accountId],
    );
  }

  /** Held in one order, so that two who go at once do not wait for each other. */
  private campaignsOf(manager: EntityManager, accountId: string): Promise<CampaignEntity[]> {
    return manager
      .createQueryBuilder(CampaignEntity, 'campaign')
      .where(
        `campaign.id in (select campaign_id from seat where account_id = :accountId
                         union select campaign_id from campaign_role
                                where account_id = :accountId and until is null)`,
        { accountId },
      )
      .orderBy('campaign.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  private async vacate(act: SeatAct, accountId: string): Promise<number> {
    const seats = await act.manager.findBy(SeatEntity, { campaignId: act.campaign.id, accountId });
    for (const seat of seats) {
      const parameters = { seat: seat.letter, name: seat.name };
      await this.seatChanges.vacate(act, seat, { code: 'SEAT_LEFT', parameters });
    }
    return seats.length;
  }

  /** The senior referee runs it on, or the senior player; what nobody could run is put away. */
  private async provideOrganiser(act: SeatAct): Promise<void> {
    const { manager, campaign, now } = act;
    if (campaign.status === 'archived') return;
    const current = await this.roles.current(manager, campaign.id);
    if (current.some(({ role }) => role === 'organiser')) return;
    const heir = heirOf(current);
    if (heir === undefined) {
      campaign.status = 'archived';
      return this.seatChanges.tell(act, { code: 'CAMPAIGN_ARCHIVED', parameters: { abandoned: true } });
    }
    const period = await this.roles.begin(
      manager,
      { campaignId: campaign.id, accountId: heir },
      'organiser',
      now,
    );
    const parameters = { role: 'organiser', period, succeeds: true };
    await this.seatChanges.tell(act, { code: 'OFFICIAL_APPOINTED', parameters });
  }
}

/** Periods come the oldest first. */
function heirOf(current: readonly CampaignRoleEntity[]): string | undefined {
  const senior = (['referee', 'player'] as const).map((role) =>
    current.find((period) => period.role === role && period.accountId !== null),
  );
  return senior.find((period) => period !== undefined)?.accountId ?? undefined;
}
