import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { checkEmail } from '../../accounts/checks/check-email.js';
import type { Caller } from '../../accounts/caller.js';
import { type Act, CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import { Authority } from '../../campaigns/authority/authority.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import { TooManyAttempts } from '../../errors/user-error.js';
import { MailQueue } from '../../mail/mail-queue.js';
import { type GuessLimit, GuessLimits } from '../../throttling/guess-limits.js';
import { checkInvitation } from './check-invitation.js';
import { InvitationMaking } from './invitation-making.js';
import { type InvitationMail, invitationMailKind } from './invitation-mail.js';
import type { MailInvitationInput } from './invitation.inputs.js';

const hour = 60 * 60;
const perAccount: GuessLimit = { name: 'invitations mailed by an account', most: 40, seconds: hour };
const perAddress: GuessLimit = { name: 'invitations to an address', most: 5, seconds: hour };

/** Invitations by letter. What is done and answered is the same for known and unknown addresses. */
@Injectable()
export class MailedInvitationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly authority: Authority,
    private readonly acts: CampaignActs,
    private readonly making: InvitationMaking,
    private readonly limits: GuessLimits,
    private readonly queue: MailQueue,
  ) {}

  async mail(caller: Caller, input: MailInvitationInput): Promise<CampaignAnswer | TooManyAttempts> {
    const checked = checkEmail(input.email);
    // Before anything is counted: who may not invite cannot use up what others may send.
    await this.authority.look(this.dataSource.manager, caller, input.campaignId, 'mailInvitation');
    if ('value' in checked) {
      const wait = await this.limits.take([
        { limit: perAccount, whom: caller.accountId },
        { limit: perAddress, whom: checked.value },
      ]);
      if (wait !== undefined) return new TooManyAttempts(wait);
    }
    return this.acts.change(caller, 'mailInvitation', input, async (act) => {
      const fault = checkInvitation(input);
      if (fault !== undefined || 'fault' in checked) return fault;
      await this.post(act, input, checked.value);
      return undefined;
    });
  }

  private async post(act: Act, input: MailInvitationInput, email: string): Promise<void> {
    const { role, seat, expiresInDays } = input;
    const { id } = await this.making.make(act, { role, seat, email, uses: 1, expiresInDays });
    const language = input.language ?? act.caller.account.language;
    const about: InvitationMail = { campaignId: act.campaign.id, invitationId: id, email, language };
    await this.queue.post(act.manager, invitationMailKind, about);
  }
}
