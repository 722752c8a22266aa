import { Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import type { JournalCode } from '../../campaigns/journal/journal-sentences.js';
import { type Act, CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import { RolePeriods } from '../../campaigns/authority/role-periods.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import { campaignRoles } from '../../campaigns/entities/campaign-role.entity.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { refuse } from '../../campaigns/refusal.js';
import { InvalidInput } from '../../errors/user-error.js';
import { TurnPost } from '../../turns/letters/turn-post.js';
import { checkWords } from '../field-faults.js';
import { Officials } from '../officials/officials.js';
import { People } from '../people.js';
import { SeatChanges } from './seat-changes.js';
import type { LeaveCampaignInput, RemovePlayerInput } from './seat.inputs.js';

/** How people go: by themselves, or by an organiser's word. */
@Injectable()
export class PartingsService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly people: People,
    private readonly roles: RolePeriods,
    private readonly seatChanges: SeatChanges,
    private readonly officials: Officials,
    private readonly post: TurnPost,
  ) {}

  leave(caller: Caller, input: LeaveCampaignInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'leaveCampaign', input, async (act) => {
      if (!act.member) refuse('MEMBER_UNKNOWN');
      await this.officials.checkNotLast(act, caller.accountId);
      await this.standUp(act, caller.accountId, 'SEAT_LEFT', {});
      const place = { campaignId: act.campaign.id, accountId: caller.accountId };
      await this.roles.end(act.manager, place, campaignRoles, act.now);
    });
  }

  /** An organiser or referee stays what he is besides. */
  remove(caller: Caller, input: RemovePlayerInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'removePlayer', input, async (act) => {
      const begun = act.campaign.status !== 'lobby';
      const checked = checkWords('reason', input.reason, {
        ...(begun && { empty: 'REASON_EMPTY' }),
        tooLong: 'REASON_TOO_LONG',
      });
      if ('fault' in checked) return new InvalidInput([checked.fault]);
      const { id } = await this.people.member(act, input.memberId);
      const place = { campaignId: act.campaign.id, accountId: id };
      const ended = await this.roles.end(act.manager, place, ['player', 'spectator'], act.now);
      if (!ended) refuse('MEMBER_UNKNOWN');
      await this.standUp(act, id, 'PLAYER_REMOVED', {
        by: caller.accountId,
        reason: checked.words ?? null,
      });
      await this.post.toPerson(act.manager, 'member.removed', act.campaign.id, id);
      return undefined;
    });
  }

  private async standUp(act: Act, accountId: string, code: JournalCode, more: object): Promise<void> {
    const seats = await act.manager.findBy(SeatEntity, { campaignId: act.campaign.id, accountId });
    for (const seat of seats) {
      const parameters = { seat: seat.letter, name: seat.name, ...more };
      await this.seatChanges.vacate(act, seat, { code, parameters });
    }
  }
}
