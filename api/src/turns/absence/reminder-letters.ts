import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AccountEntity } from '../../accounts/entities/account.entity.js';
import { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { CONFIGURATION, type Configuration } from '../../configuration/configuration.js';
import { composeLetter, type Letter } from '../../mail/letter.js';
import { LetterWriters } from '../../mail/letter-writers.js';
import { Clock } from '../clock.js';
import { reminderKind } from '../due/reminders.js';
import { TurnEntity } from '../turn.entity.js';
import { AbsenceLadder } from './absence-ladder.js';
import { AbsencePlans } from './absence-plans.js';
import { reminderWords } from './reminder-words.js';

const aboutShape = z.object({
  accountId: z.uuid(),
  campaignId: z.uuid(),
  turn: z.coerce.number(),
  seat: z.string(),
});

/** Writes reminders at the moment they are sent: to nobody who has sealed by then. */
@Injectable()
export class ReminderLetters implements OnModuleInit {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly letters: LetterWriters,
    private readonly ladder: AbsenceLadder,
    private readonly plans: AbsencePlans,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.letters.signUp(reminderKind, (about) => this.write(aboutShape.parse(about)));
  }

  private async write({
    accountId,
    campaignId,
    turn: number,
    seat: letter,
  }: z.infer<typeof aboutShape>): Promise<Letter | undefined> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    const reader = await manager.findOneBy(AccountEntity, { id: accountId });
    const campaign = await manager.findOneBy(CampaignEntity, { id: campaignId });
    const turn = await manager.findOneBy(TurnEntity, { campaignId, number });
    if (reader === null || campaign === null || turn?.phase !== 'ordering') return undefined;
    if (turn.deadline === null || turn.deadline <= now) return undefined;
    const rung = (await this.ladder.rungs(manager, campaign, turn, now)).find(
      ({ seat }) => seat.letter === letter,
    );
    if (rung?.attendance !== 'absent') return undefined;
    const [steps = []] = await this.plans.ofPlayer(manager, [campaignId], rung.seat.accountId ?? '', now);
    const path = [reader.language === 'en' ? [] : [reader.language], 'campaigns', campaignId].flat();
    const link = [this.configuration.publicUrl, ...path].join('/');
    const about = { campaign: campaign.name, turn: number, deadline: turn.deadline, link };
    const { subject, paragraphs } = reminderWords(reader, about, steps);
    return composeLetter(reader.email, subject, reader.language, paragraphs);
  }
}
