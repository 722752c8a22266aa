import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { type Act, CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import { RolePeriods } from '../../campaigns/authority/role-periods.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import { CampaignRoleEntity } from '../../campaigns/entities/campaign-role.entity.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { refuse } from '../../campaigns/refusal.js';
import { Admission } from '../admission.js';
import { People } from '../people.js';
import { SeatChanges } from './seat-changes.js';
import type { AssignSeatInput, ConfirmSeatInput, SwapSeatsInput } from './seat.inputs.js';

/** Who sits where, as organisers settle it. */
@Injectable()
export class SeatingPlansService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly admission: Admission,
    private readonly people: People,
    private readonly roles: RolePeriods,
    private readonly seatChanges: SeatChanges,
  ) {}

  confirm(caller: Caller, input: ConfirmSeatInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'confirmSeat', input, async (act) => {
      const { letter, name, accountId, confirmed } = await this.seatChanges.find(act, input.seat);
      if (accountId === null) refuse('SEAT_EMPTY');
      if (confirmed) refuse('SEAT_CONFIRMED_ALREADY');
      await this.move(act, letter, { confirmed: true });
      await this.seatChanges.tell(act, { code: 'SEAT_CONFIRMED', parameters: { seat: letter, name } });
    });
  }

  /** While it is played nobody is put in the place of one who plays: he is removed first, with a reason. */
  assign(caller: Caller, input: AssignSeatInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'assignSeat', input, async (act) => {
      const { manager, campaign } = act;
      if (campaign.status === 'finished' || campaign.status === 'archived') refuse('CAMPAIGN_OVER');
      const seat = await this.seatChanges.find(act, input.seat);
      const person = await this.people.member(act, input.memberId);
      if (seat.accountId === person.id) refuse('MEMBER_ALREADY');
      const held = await this.roles.rolesOf(manager, { campaignId: campaign.id, accountId: person.id });
      if (held.includes('referee')) this.admission.checkRefereeMayPlay(act);
      if (campaign.status === 'running') {
        if (!this.admission.isFree(seat)) refuse('SEAT_TAKEN');
        if (!(await this.seatChanges.isPlayedFor(act, seat.letter))) refuse('SEAT_STAYS_OUT');
        if (held.includes('player')) refuse('MEMBER_ALREADY');
      }
      await this.seatChanges.take(act, seat, person, { confirmed: true });
    });
  }

  /** Each takes his army along. */
  swap(caller: Caller, input: SwapSeatsInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'swapSeats', input, async (act) => {
      if (act.campaign.status !== 'lobby') refuse('CAMPAIGN_NOT_IN_LOBBY');
      const one = await this.seatChanges.find(act, input.one);
      const other = await this.seatChanges.find(act, input.other);
      if (one.accountId === null || other.accountId === null) refuse('SEAT_EMPTY');
      await this.move(act, one.letter, occupation(other));
      await this.move(act, other.letter, occupation(one));
      await this.follow(act, one.accountId, other.letter);
      await this.follow(act, other.accountId, one.letter);
      const parameters = { one: one.letter, other: other.letter };
      await this.seatChanges.tell(act, { code: 'SEATS_SWAPPED', parameters });
    });
  }

  private async move({ manager, campaign }: Act, letter: string, change: Partial<SeatEntity>): Promise<void> {
    await manager.update(SeatEntity, { campaignId: campaign.id, letter }, change);
  }

  /** In the lobby there is nothing yet that a period would have to part. */
  private async follow({ manager, campaign }: Act, accountId: string | null, seat: string): Promise<void> {
    if (accountId === null) return;
    const place = { campaignId: campaign.id, accountId, role: 'player' as const, until: IsNull() };
    await manager.update(CampaignRoleEntity, place, { seat });
  }
}

function occupation({ accountId, name, army, confirmed }: SeatEntity): Partial<SeatEntity> {
  return { accountId, name, army, confirmed };
}
