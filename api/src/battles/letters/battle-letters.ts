import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AccountEntity } from '../../accounts/entities/account.entity.js';
import { CONFIGURATION, type Configuration } from '../../configuration/configuration.js';
import { composeLetter, type Letter } from '../../mail/letter.js';
import { LetterWriters, type MailSubject } from '../../mail/letter-writers.js';
import { type BattleLetterKind, battleLetterKinds, battleLetterWords } from './battle-letter-words.js';

const about = z.object({ accountId: z.string(), campaignId: z.string() });

/** Writes the letters about battles, to members of a campaign alone. */
@Injectable()
export class BattleLetters implements OnModuleInit {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly letters: LetterWriters,
  ) {}

  onModuleInit(): void {
    for (const kind of battleLetterKinds) this.letters.signUp(kind, (subject) => this.write(kind, subject));
  }

  private async write(kind: BattleLetterKind, subject: MailSubject): Promise<Letter | undefined> {
    const { accountId, campaignId } = about.parse(subject);
    const account = await this.dataSource.manager.findOneBy(AccountEntity, { id: accountId });
    if (account === null) return undefined;
    const { email, language } = account;
    const { subject: title, sentence } = battleLetterWords[kind][language];
    const prefix = language === 'en' ? [] : [language];
    const href = [this.configuration.publicUrl, ...prefix, 'campaigns', campaignId].join('/');
    return composeLetter(email, title, language, [sentence, { href }]);
  }
}
