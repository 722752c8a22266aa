import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIGURATION, type Configuration } from '../../configuration/configuration.js';
import { inTransaction } from '../../database/transaction.js';
import { composeLetter, type Letter } from '../../mail/letter.js';
import { LetterWriters } from '../../mail/letter-writers.js';
import { AccountsRepository } from '../accounts.repository.js';
import type { Language } from '../language.js';
import { accountMail, type AccountMail, type AccountMailKind } from './account-mail.js';
import { InvitationAhead } from './invitation-ahead.js';
import { letterWords } from './letter-words.js';
import { MailLinksRepository } from './mail-links.repository.js';

type Writers = { readonly [K in AccountMailKind]: (about: AccountMail<K>) => Promise<Letter | undefined> };

/** Writes the letters about accounts; each link is made here, at the moment it is sent. */
@Injectable()
export class AccountLetters implements OnModuleInit {
  private readonly writers: Writers = {
    'account.register': (about) => this.register(about),
    'account.reset-password': (about) => this.resetPassword(about),
    'account.change-email': (about) => this.changeEmail(about),
    'account.email-changed': async ({ formerEmail, language }) =>
      this.compose(formerEmail, language, letterWords.emailChanged(language)),
    'account.password-changed': async ({ email, language }) =>
      this.compose(email, language, letterWords.passwordChanged(language, this.page(language, 'forgot'))),
    'account.deleted': async ({ email, language }) =>
      this.compose(email, language, letterWords.deleted(language)),
  };

  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly letters: LetterWriters,
    private readonly accounts: AccountsRepository,
    private readonly links: MailLinksRepository,
    private readonly ahead: InvitationAhead,
  ) {}

  onModuleInit(): void {
    for (const kind of Object.keys(accountMail) as AccountMailKind[]) this.signUp(kind);
  }

  private signUp<K extends AccountMailKind>(kind: K): void {
    this.letters.signUp(kind, (about) =>
      this.writers[kind](accountMail[kind].parse(about) as AccountMail<K>),
    );
  }

  private async register({ email, language, ...sent }: AccountMail<'account.register'>): Promise<Letter> {
    const { manager } = this.dataSource;
    const invitation = this.ahead.open(sent.invitation, email);
    const account = await this.accounts.byEmail(manager, email);
    if (account !== undefined) return this.alreadyRegistered(account, invitation);
    const secret = await this.links.issue(manager, { purpose: 'register', email, accountId: null });
    const page = this.page(language, 'register', secret);
    return this.compose(email, language, letterWords.register(language, asking(page, { invitation })));
  }

  private async resetPassword({ email }: AccountMail<'account.reset-password'>): Promise<Letter | undefined> {
    const account = await this.accounts.byEmail(this.dataSource.manager, email);
    // An account without a password is shared: no letter may make it one person's own.
    if (account === undefined || account.passwordHash === null) return undefined;
    const { id, language } = account;
    const secret = await this.freshLink('reset-password', id, account.email);
    if (secret === undefined) return undefined;
    return this.compose(
      account.email,
      language,
      letterWords.resetPassword(language, this.page(language, 'reset', secret)),
    );
  }

  /**
   * An address that is in use gets the same letter as one that somebody tries to register again. Older links end
   * either way: whether they do must not tell the one who asked.
   */
  private async changeEmail({
    accountId,
    email,
  }: AccountMail<'account.change-email'>): Promise<Letter | undefined> {
    const { manager } = this.dataSource;
    const account = await this.accounts.byId(manager, accountId);
    if (account === undefined) return undefined;
    const owner = await this.accounts.byEmail(manager, email);
    if (owner !== undefined) {
      await this.links.removeOlder(manager, 'change-email', accountId);
      return this.alreadyRegistered(owner);
    }
    const secret = await this.freshLink('change-email', accountId, email);
    if (secret === undefined) return undefined;
    const { language } = account;
    return this.compose(
      email,
      language,
      letterWords.changeEmail(language, this.page(language, 'confirm-email', secret)),
    );
  }

  private alreadyRegistered(
    { email, language }: Readonly<{ email: string; language: Language }>,
    invitation?: string,
  ): Letter {
    const next = invitation && `/join/${invitation}`;
    const pages = [asking(this.page(language, 'sign-in'), { next }), this.page(language, 'forgot')] as const;
    return this.compose(email, language, letterWords.alreadyRegistered(language, ...pages));
  }

  /** Replaces older links of the same purpose; nothing when the account is gone by now. */
  private freshLink(
    purpose: 'reset-password' | 'change-email',
    accountId: string,
    email: string,
  ): Promise<string | undefined> {
    return inTransaction(this.dataSource, async (manager) => {
      if ((await this.accounts.lock(manager, accountId)) === undefined) return undefined;
      await this.links.removeOlder(manager, purpose, accountId);
      return this.links.issue(manager, { purpose, email, accountId });
    });
  }

  private page(language: Language, ...parts: readonly string[]): string {
    return [this.configuration.publicUrl, ...(language === 'en' ? [] : [language]), ...parts].join('/');
  }

  private compose(
    to: string,
    language: Language,
    { subject, paragraphs }: ReturnType<(typeof letterWords)['deleted']>,
  ): Letter {
    return composeLetter(to, subject, language, paragraphs);
  }
}

/** An address with what it is asked with, as far as there is anything. */
function asking(address: string, asked: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(asked).filter((one): one is [string, string] => one[1] !== undefined),
  );
  return query.size > 0 ? `${address}?${query.toString()}` : address;
}
