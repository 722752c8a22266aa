import { Injectable } from '@nestjs/common';
import { type CampaignMap, standingPlayers } from '@pelagonia/rules';
import { type EntityManager, In, IsNull } from 'typeorm';
import { CampaignRoleEntity } from '../../campaigns/entities/campaign-role.entity.js';
import { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { CampaignLibrary } from '../../content/campaign-library.js';
import { type OpenedOrder, OrderSeals } from '../../orders/order-seals.js';
import { SeatWaits } from '../../orders/seat-waits.js';
import { stateOf } from '../turn-start.js';
import { TurnEntity } from '../turn.entity.js';
import { absencePlan, type AbsenceStep, type OwnAffairs } from './absence-plan.js';
import { dayOf } from './leaves.js';
import { SeatLeaveEntity } from './seat-leave.entity.js';

/** Finds what somebody's plans depend on. */
@Injectable()
export class AbsencePlans {
  constructor(
    private readonly library: CampaignLibrary,
    private readonly seals: OrderSeals,
    private readonly waits: SeatWaits,
  ) {}

  /**
   * For each campaign the plan of the seat that an account plays in it; undefined: he plays none, or no orders are taken. As
   * many statements for many campaigns as for one.
   */
  async ofPlayer(
    manager: EntityManager,
    campaignIds: readonly string[],
    accountId: string,
    now: Date,
  ): Promise<(AbsenceStep[] | undefined)[]> {
    const of = { campaignId: In([...campaignIds]) };
    const campaigns = await manager.findBy(CampaignEntity, { id: In([...campaignIds]), status: 'running' });
    if (campaigns.length === 0) return campaignIds.map(() => undefined);
    const turns = await manager.findBy(
      TurnEntity,
      campaigns.map(({ id, turn }) => ({ campaignId: id, number: turn })),
    );
    const maps = await this.library.mapsOf(manager, campaigns);
    const seats = await manager.findBy(SeatEntity, { ...of, accountId });
    const leaves = await manager.findBy(SeatLeaveEntity, { ...of, accountId });
    const delegates = await manager.findBy(CampaignRoleEntity, { ...of, role: 'delegate', until: IsNull() });
    const orders = await this.seals.openOwn(manager, campaignIds, accountId);
    const waits = await this.waits.ofPlayer(manager, campaignIds, accountId);
    return campaignIds.map((id) => {
      const here = <T extends { campaignId: string }>(rows: readonly T[]): T[] =>
        rows.filter(({ campaignId }) => campaignId === id);
      const campaign = campaigns.find((one) => one.id === id);
      const [turn] = here(turns);
      const [seat] = here(seats);
      if (campaign === undefined || seat === undefined || turn?.phase !== 'ordering') return undefined;
      const affairs = affairsOf(
        { campaign, turn, seat, map: maps.get(id)!, now },
        here(leaves),
        here(orders),
      );
      const hasDelegate = here(delegates).some((role) => role.seat === seat.letter);
      return absencePlan(campaign.settings, { ...affairs, hasDelegate, waits: waits.get(id) ?? 0 });
    });
  }
}

type Place = Readonly<{
  campaign: CampaignEntity;
  turn: TurnEntity;
  seat: SeatEntity;
  map: CampaignMap;
  now: Date;
}>;

function affairsOf(
  { campaign: { settings }, turn, seat, map, now }: Place,
  leaves: readonly SeatLeaveEntity[],
  orders: readonly OpenedOrder[],
): Omit<OwnAffairs, 'hasDelegate' | 'waits'> {
  const state = stateOf(map, settings.conquest, turn.number, turn.start);
  const day = dayOf(turn.deadline ?? now, settings.timeZone);
  const own = orders.find((order) => order.turn === turn.number && order.seat === seat.letter);
  return {
    seat,
    stands: standingPlayers(state.territories.values()).has(seat.letter),
    onLeave: leaves.some(
      (leave) => leave.seat === seat.letter && leave.firstDay <= day && day <= leave.lastDay,
    ),
    own: own && (own.standing ? 'standing' : 'sealed'),
    deadline: turn.deadline,
  };
}
