import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Hourly } from '../chores/hourly.js';
import { InvitationsRepository } from '../lobby/invitations/invitations.repository.js';
import { GuessLimits } from '../throttling/guess-limits.js';
import { MailLinksRepository } from './letters/mail-links.repository.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { AccessTokensRepository } from './tokens/access-tokens.repository.js';

/** Removes what has ended. Nothing depends on it: whatever has ended does not work, whether it is still there or not. */
@Injectable()
export class Housekeeping extends Hourly {
  protected readonly task = 'remove what has ended';

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly tokens: AccessTokensRepository,
    private readonly links: MailLinksRepository,
    private readonly invitations: InvitationsRepository,
    private readonly limits: GuessLimits,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    const { manager } = this.dataSource;
    await this.sessions.removeEnded(manager);
    await this.tokens.removeEnded(manager);
    await this.links.removeEnded(manager);
    await this.invitations.removeEnded(manager);
    await this.limits.removeEnded();
  }
}
