import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailQueue } from '../../mail/mail-queue.js';
import { GuessLimits, type GuessLimit } from '../../throttling/guess-limits.js';
import { networkOf } from '../../throttling/guess-network.js';
import type { Language } from '../language.js';
import type { AccountMail, AccountMailKind } from './account-mail.js';
import { InvitationAhead } from './invitation-ahead.js';

const hour = 60 * 60;
const perAddress: GuessLimit = { name: 'letters to an address', most: 5, seconds: hour };
const perNetwork: GuessLimit = { name: 'letters asked for from a network', most: 30, seconds: hour };

/** Posts letters about accounts. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly queue: MailQueue,
    private readonly limits: GuessLimits,
    private readonly ahead: InvitationAhead,
  ) {}

  post<K extends AccountMailKind>(manager: EntityManager, kind: K, about: AccountMail<K>): Promise<void> {
    return this.queue.post(manager, kind, about);
  }

  postRegistration(
    manager: EntityManager,
    { email, language, invitation }: { email: string; language: Language; invitation?: string | null },
  ): Promise<void> {
    return this.post(manager, 'account.register', {
      email,
      language,
      ...this.ahead.lock(invitation, email),
    });
  }

  /** Before a stranger has a letter sent: the seconds to wait when the mailbox or he had enough of them. */
  wait(email: string, clientAddress: string): Promise<number | undefined> {
    // His own limit first: whom it stops, he adds nothing to what others may have sent to the same mailbox.
    return this.limits.take([
      { limit: perNetwork, whom: networkOf(clientAddress) },
      { limit: perAddress, whom: email },
    ]);
  }
}
