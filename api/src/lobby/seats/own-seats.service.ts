import { Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import { type Act, CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import type { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { refuse } from '../../campaigns/refusal.js';
import { Admission } from '../admission.js';
import { Armies } from './armies.js';
import { Colours } from './colours.js';
import { SeatChanges } from './seat-changes.js';
import type { ChooseArmyInput, ChooseColourInput, ClaimSeatInput, LeaveSeatInput } from './seat.inputs.js';

/** What a player does about his own seat. */
@Injectable()
export class OwnSeatsService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly admission: Admission,
    private readonly seatChanges: SeatChanges,
    private readonly armies: Armies,
    private readonly colours: Colours,
  ) {}

  /** He waits for an organiser's word, unless he is one. */
  claim(caller: Caller, input: ClaimSeatInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'claimSeat', input, async (act) => {
      if (act.campaign.status !== 'lobby') refuse('CAMPAIGN_NOT_IN_LOBBY');
      if (act.roles.includes('referee')) this.admission.checkRefereeMayPlay(act);
      const seat = await this.seatChanges.find(act, input.seat);
      if (!this.admission.isFree(seat)) refuse('SEAT_TAKEN');
      const person = { id: caller.accountId, displayName: caller.account.displayName };
      await this.seatChanges.take(act, seat, person, { confirmed: act.roles.includes('organiser') });
      if (input.army != null) await this.armies.give(act, seat.letter, input.army);
      if (input.colour != null) await this.colours.give(act, seat.letter, input.colour);
    });
  }

  chooseArmy(caller: Caller, input: ChooseArmyInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'chooseArmy', input, async (act) => {
      const seat = await this.own(act);
      if (act.campaign.status !== 'lobby' && seat.army !== null) refuse('ARMY_CHOSEN');
      await this.armies.give(act, seat.letter, input.army);
    });
  }

  chooseColour(caller: Caller, input: ChooseColourInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'chooseColour', input, async (act) => {
      if (act.campaign.status !== 'lobby') refuse('CAMPAIGN_NOT_IN_LOBBY');
      const seat = await this.own(act);
      await this.colours.give(act, seat.letter, input.colour);
    });
  }

  leave(caller: Caller, input: LeaveSeatInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'leaveSeat', input, async (act) => {
      const seat = await this.own(act);
      const parameters = { seat: seat.letter, name: seat.name };
      await this.seatChanges.vacate(act, seat, { code: 'SEAT_LEFT', parameters });
      await this.seatChanges.keep(act, caller.accountId);
    });
  }

  private own(act: Act): Promise<SeatEntity> {
    return act.seat === undefined ? refuse('SEAT_NONE') : this.seatChanges.find(act, act.seat);
  }
}
