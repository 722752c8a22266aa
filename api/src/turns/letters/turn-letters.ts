import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AccountEntity } from '../../accounts/entities/account.entity.js';
import { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { CONFIGURATION, type Configuration } from '../../configuration/configuration.js';
import { composeLetter, type Letter } from '../../mail/letter.js';
import { LetterWriters, type MailSubject } from '../../mail/letter-writers.js';
import { momentIn } from '../absence/reminder-words.js';
import { type TurnLetterKind, turnLetterKinds, turnLetterWords } from './turn-letter-words.js';

const aboutShape = z.object({
  accountId: z.uuid(),
  campaignId: z.uuid(),
  deadline: z.coerce.date().optional(),
  until: z.coerce.date().optional(),
});

/** Writes the letters about a campaign's clock and its members, each in its reader's language and zone. */
@Injectable()
export class TurnLetters implements OnModuleInit {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly letters: LetterWriters,
  ) {}

  onModuleInit(): void {
    for (const kind of turnLetterKinds) this.letters.signUp(kind, (subject) => this.write(kind, subject));
  }

  private async write(kind: TurnLetterKind, subject: MailSubject): Promise<Letter | undefined> {
    const { accountId, campaignId, deadline, until } = aboutShape.parse(subject);
    const { manager } = this.dataSource;
    const reader = await manager.findOneBy(AccountEntity, { id: accountId });
    const campaign = await manager.findOneBy(CampaignEntity, { id: campaignId });
    if (reader === null || campaign === null) return undefined;
    const { email, language, timeZone } = reader;
    const moment = (at: Date | undefined) => at && momentIn(language, timeZone, at);
    const named = { campaign: campaign.name, deadline: moment(deadline), until: moment(until) ?? '' };
    const words = turnLetterWords[kind][language];
    const prefix = language === 'en' ? [] : [language];
    const href = [this.configuration.publicUrl, ...prefix, 'campaigns', campaignId].join('/');
    // Whoever was removed may find no such campaign there any more.
    const link = kind === 'member.removed' ? [] : [{ href }];
    return composeLetter(email, words.subject(named), language, [...words.sentences(named), ...link]);
  }
}
