import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { LobbyModule } from '../lobby/lobby.module.js';
import { MailModule } from '../mail/mail.module.js';
import { GuessLimits } from '../throttling/guess-limits.js';
import { CallerResolver } from './access/caller-resolver.js';
import { CredentialsRepository } from './access/credentials.repository.js';
import { PasswordHashing } from './access/password-hashing.js';
import { SessionCookies } from './access/session-cookies.js';
import { TokenScopeGuard } from './access/token-scope.guard.js';
import { AccountChanges } from './account-changes.js';
import { accountResolvers } from './account-resolvers.js';
import { AccountsRepository } from './accounts.repository.js';
import { AddressChange } from './addresses/address-change.js';
import { AddressesService } from './addresses/addresses.service.js';
import { AccountDeletionsService } from './deletion/account-deletions.service.js';
import { AccountRemoval } from './deletion/account-removal.js';
import { Housekeeping } from './housekeeping.js';
import { AccountLetters } from './letters/account-letters.js';
import { AccountMails } from './letters/account-mails.js';
import { InvitationAhead } from './letters/invitation-ahead.js';
import { MailLinksRepository } from './letters/mail-links.repository.js';
import { OwnAccount } from './own-account.js';
import { AccountLockout } from './passwords/account-lockout.js';
import { PasswordProof } from './passwords/password-proof.js';
import { PasswordReplacement } from './passwords/password-replacement.js';
import { PasswordResetsService } from './passwords/password-resets.service.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { ProfilesService } from './profiles.service.js';
import { RegistrationsService } from './registration/registrations.service.js';
import { BrowserSessions } from './sessions/browser-sessions.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInsService } from './sign-in/sign-ins.service.js';
import { AccessTokensRepository } from './tokens/access-tokens.repository.js';
import { AccessTokensService } from './tokens/access-tokens.service.js';

@Module({
  imports: [CampaignsModule, LobbyModule, MailModule],
  providers: [
    ...accountResolvers,
    { provide: APP_GUARD, useClass: TokenScopeGuard },
    AccessTokensRepository,
    AccessTokensService,
    AccountChanges,
    AccountDeletionsService,
    AccountLetters,
    AccountLockout,
    AccountMails,
    InvitationAhead,
    AccountRemoval,
    AccountsRepository,
    AddressChange,
    AddressesService,
    BrowserSessions,
    CallerResolver,
    CredentialsRepository,
    GuessLimits,
    Housekeeping,
    MailLinksRepository,
    OwnAccount,
    PasswordHashing,
    PasswordProof,
    PasswordReplacement,
    PasswordResetsService,
    PasswordsService,
    ProfilesService,
    RegistrationsService,
    SessionCookies,
    SessionsRepository,
    SessionsService,
    SignInsService,
  ],
  exports: [AccountsRepository, BrowserSessions, CallerResolver],
})
export class AccountsModule {}
