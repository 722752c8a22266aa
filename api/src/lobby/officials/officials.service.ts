import { Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import { CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import { RolePeriods } from '../../campaigns/authority/role-periods.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import { refuse } from '../../campaigns/refusal.js';
import { Admission } from '../admission.js';
import { People } from '../people.js';
import { SeatChanges } from '../seats/seat-changes.js';
import type { AppointOfficialInput, DismissOfficialInput } from './official.inputs.js';
import { Officials } from './officials.js';

@Injectable()
export class OfficialsService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly people: People,
    private readonly roles: RolePeriods,
    private readonly officials: Officials,
    private readonly admission: Admission,
    private readonly seatChanges: SeatChanges,
  ) {}

  /** The journal names the period and not the person: of those who leave us only the names of seats remain. */
  appoint(caller: Caller, input: AppointOfficialInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'appointOfficial', input, async (act) => {
      const { manager, campaign, now } = act;
      const { id } = await this.people.member(act, input.memberId);
      const place = { campaignId: campaign.id, accountId: id };
      const held = await this.roles.rolesOf(manager, place);
      if (held.includes(input.office)) refuse('MEMBER_ALREADY');
      if (input.office === 'referee' && held.includes('player')) this.admission.checkRefereeMayPlay(act);
      await this.roles.end(manager, place, ['spectator'], now);
      const period = await this.roles.begin(manager, place, input.office, now);
      const parameters = { role: input.office, period };
      await this.seatChanges.tell(act, { code: 'OFFICIAL_APPOINTED', parameters });
    });
  }

  /** Whoever has no other part in the campaign may still look on. */
  dismiss(caller: Caller, input: DismissOfficialInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'dismissOfficial', input, async (act) => {
      const { manager, campaign, now } = act;
      const { id } = await this.people.member(act, input.memberId);
      const place = { campaignId: campaign.id, accountId: id };
      const period = (await this.roles.current(manager, campaign.id)).find(
        ({ role, accountId }) => role === input.office && accountId === id,
      );
      if (period === undefined) return refuse('MEMBER_UNKNOWN');
      if (input.office === 'organiser') await this.officials.checkNotLast(act, id);
      await this.roles.end(manager, place, [input.office], now);
      const left = await this.roles.rolesOf(manager, place);
      // To order for somebody else's seat is no part of one's own.
      if (left.every((role) => role === 'delegate')) await this.roles.begin(manager, place, 'spectator', now);
      const parameters = { role: input.office, period: period.id };
      await this.seatChanges.tell(act, { code: 'OFFICIAL_DISMISSED', parameters });
    });
  }
}
