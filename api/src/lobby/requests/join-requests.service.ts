import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { type Act, CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import { refuse } from '../../campaigns/refusal.js';
import { isUuid } from '../../database/uuid.js';
import { InvalidInput } from '../../errors/user-error.js';
import { Admission } from '../admission.js';
import { checkWords } from '../field-faults.js';
import { People } from '../people.js';
import { SeatChanges } from '../seats/seat-changes.js';
import { JoinRequestEntity } from './join-request.entity.js';
import type {
  AcceptJoinRequestInput,
  DeclineJoinRequestInput,
  RequestToJoinInput,
  WithdrawJoinRequestInput,
} from './join-request.models.js';

const week = 7 * 86_400_000;

/** Asking to play, and being let in or not. */
@Injectable()
export class JoinRequestsService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly admission: Admission,
    private readonly people: People,
    private readonly seatChanges: SeatChanges,
  ) {}

  /** Asking again changes what was asked. */
  request(caller: Caller, input: RequestToJoinInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'requestToJoin', input, async (act) => {
      const { manager, campaign, now } = act;
      const checked = checkWords('message', input.message, { tooLong: 'MESSAGE_TOO_LONG' });
      if ('fault' in checked) return new InvalidInput([checked.fault]);
      if (campaign.status === 'finished' || campaign.status === 'archived') refuse('CAMPAIGN_OVER');
      if (input.seat != null) await this.seatChanges.find(act, input.seat);
      const place = { campaignId: campaign.id, accountId: caller.accountId };
      const before = await manager.findOneBy(JoinRequestEntity, place);
      const declined = before?.declinedAt ?? undefined;
      if (declined !== undefined && now.getTime() - declined.getTime() < week) refuse('REQUEST_DECLINED');
      const asked = { seat: input.seat ?? null, message: checked.words ?? null, at: now, declinedAt: null };
      await manager.upsert(JoinRequestEntity, { ...place, ...asked }, ['campaignId', 'accountId']);
      return undefined;
    });
  }

  withdraw(caller: Caller, input: WithdrawJoinRequestInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'withdrawJoinRequest', input, async ({ manager, campaign }) => {
      const place = { campaignId: campaign.id, accountId: caller.accountId, declinedAt: IsNull() };
      const { affected } = await manager.delete(JoinRequestEntity, place);
      if (affected === 0) refuse('REQUEST_CLOSED');
    });
  }

  accept(caller: Caller, input: AcceptJoinRequestInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'acceptJoinRequest', input, async (act) => {
      const { accountId, seat } = await this.waiting(act, input.requestId);
      const person = await this.people.byId(act.manager, accountId);
      if (person === undefined) return refuse('REQUEST_CLOSED');
      await this.admission.admit(act, person, 'player', input.seat ?? seat);
      await act.manager.delete(JoinRequestEntity, { campaignId: act.campaign.id, accountId });
    });
  }

  decline(caller: Caller, input: DeclineJoinRequestInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'declineJoinRequest', input, async (act) => {
      const { accountId } = await this.waiting(act, input.requestId);
      const place = { campaignId: act.campaign.id, accountId };
      await act.manager.update(JoinRequestEntity, place, { declinedAt: act.now, message: null });
    });
  }

  private async waiting({ manager, campaign }: Act, accountId: string): Promise<JoinRequestEntity> {
    const place = { campaignId: campaign.id, accountId, declinedAt: IsNull() };
    const found = isUuid(accountId) ? await manager.findOneBy(JoinRequestEntity, place) : null;
    return found ?? refuse('REQUEST_CLOSED');
  }
}
