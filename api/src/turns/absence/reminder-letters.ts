import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull } from 'typeorm';
import { z } from 'zod';
import { AccountEntity } from '../../accounts/entities/account.entity.js';
import { CampaignRoleEntity } from '../../campaigns/entities/campaign-role.entity.js';
import { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import type { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { CONFIGURATION, type Configuration } from '../../configuration/configuration.js';
import { composeLetter, type Letter } from '../../mail/letter.js';
import { LetterWriters } from '../../mail/letter-writers.js';
import { Clock } from '../clock.js';
import { remindersKind } from '../due/reminders.js';
import { TurnEntity } from '../turn.entity.js';
import { AbsenceLadder, isPlayed } from './absence-ladder.js';
import { AbsencePlans } from './absence-plans.js';
import { reminderWords } from './reminder-words.js';

const aboutShape = z.object({ campaignId: z.uuid(), turn: z.coerce.number() });

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
    this.letters.signUpForRound(remindersKind, (about) => this.write(aboutShape.parse(about)));
  }

  /** For whoever plays a seat that is in the war, and for whoever orders for it. */
  private async write({
    campaignId,
    turn: number,
  }: z.infer<typeof aboutShape>): Promise<Map<string, Letter | undefined> | undefined> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    const campaign = await manager.findOneBy(CampaignEntity, { id: campaignId });
    const turn = await manager.findOneBy(TurnEntity, { campaignId, number });
    if (campaign === null || turn?.phase !== 'ordering') return undefined;
    if (turn.deadline === null || turn.deadline <= now) return undefined;
    const delegates = await manager.findBy(CampaignRoleEntity, {
      campaignId,
      role: 'delegate',
      until: IsNull(),
    });
    const letters = new Map<string, Letter | undefined>();
    for (const { seat, attendance } of await this.ladder.rungs(manager, campaign, turn, now)) {
      if (attendance === 'eliminated' || !isPlayed(seat)) continue;
      const delegate = delegates.find((one) => one.seat === seat.letter);
      const about = { campaign, turn: number, deadline: turn.deadline, seat };
      for (const [hand, accountId] of [
        ['player', seat.accountId],
        ['delegate', delegate?.accountId],
      ] as const) {
        if (accountId == null) continue;
        const letter = attendance === 'absent' ? await this.letterTo(accountId, about, now) : undefined;
        letters.set(`${seat.letter}-${hand}`, letter);
      }
    }
    return letters;
  }

  private async letterTo(
    accountId: string,
    { campaign, turn, deadline, seat }: Reminded,
    now: Date,
  ): Promise<Letter | undefined> {
    const { manager } = this.dataSource;
    const reader = await manager.findOneBy(AccountEntity, { id: accountId });
    if (reader === null) return undefined;
    const [steps = []] = await this.plans.ofPlayer(manager, [campaign.id], seat.accountId ?? '', now);
    const path = [reader.language === 'en' ? [] : [reader.language], 'campaigns', campaign.id].flat();
    const link = [this.configuration.publicUrl, ...path].join('/');
    const about = { campaign: campaign.name, turn, deadline, link };
    const { subject, paragraphs } = reminderWords(reader, about, steps);
    return composeLetter(reader.email, subject, reader.language, paragraphs);
  }
}

type Reminded = Readonly<{ campaign: CampaignEntity; turn: number; deadline: Date; seat: SeatEntity }>;
