import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { hashSecret, newSecret } from '../../accounts/access/secret.js';
import { AccountEntity } from '../../accounts/entities/account.entity.js';
import { composeLetter, type Letter } from '../../mail/letter.js';
import { LetterWriters } from '../../mail/letter-writers.js';
import { CampaignInvitationEntity } from './campaign-invitation.entity.js';
import { InvitationMaking } from './invitation-making.js';
import {
  invitationMail,
  type InvitationMail,
  invitationMailKind,
  invitationWords,
} from './invitation-mail.js';

/** Writes the letters that invite; whether the address has an account is looked up here, where nobody can tell. */
@Injectable()
export class InvitationLetters implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly letters: LetterWriters,
    private readonly making: InvitationMaking,
  ) {}

  onModuleInit(): void {
    this.letters.signUp(invitationMailKind, (about) => this.write(invitationMail.parse(about)));
  }

  /** Nothing when it was revoked meanwhile. A letter that is tried again has a new link, and the old one is dead. */
  private async write(about: InvitationMail): Promise<Letter | undefined> {
    const { campaignId, invitationId: id, email } = about;
    const { manager } = this.dataSource;
    const account = await manager.findOneBy(AccountEntity, { email });
    const language = account?.language ?? about.language;
    const token = newSecret();
    const { affected } = await manager.update(
      CampaignInvitationEntity,
      { campaignId, id },
      { tokenHash: hashSecret(token) },
    );
    if (affected !== 1) return undefined;
    const { subject, paragraphs } = invitationWords(language, this.making.link(language, token));
    return composeLetter(email, subject, language, paragraphs);
  }
}
