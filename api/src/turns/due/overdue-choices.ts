import { Injectable } from '@nestjs/common';
import { defaultAnswer } from '@pelagonia/rules';
import { IsNull } from 'typeorm';
import { ChoiceEntity } from '../../battles/choice.entity.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { TurnProgress } from '../turn-progress.js';
import { type Delay, delayed, type DuePart, isDelayed, type Watch } from './due-part.js';

/** Section 6: the default is used, and announced, when the time for a choice is up. */
@Injectable()
export class OverdueChoices implements DuePart {
  constructor(
    private readonly progress: TurnProgress,
    private readonly journal: Journal,
  ) {}

  async nextDue(watch: Watch): Promise<Date | undefined> {
    const [first] = await this.waiting(watch);
    return first?.deadline;
  }

  async step(watch: Watch): Promise<boolean> {
    const { manager, campaign, turn, now } = watch;
    const overdue = (await this.waiting(watch)).filter(({ deadline }) => deadline <= now);
    for (const { campaignId, key, kind, seat, among } of overdue) {
      const answer = defaultAnswer({ kind, among });
      await manager.update(
        ChoiceEntity,
        { campaignId, turn: turn.number, key },
        { answer, settledBy: 'default' },
      );
      await this.journal.write(manager, campaignId, turn.number, now, [
        { code: 'CHOICE_DEFAULTED', parameters: { key, seat, answer } },
      ]);
    }
    if (overdue.length > 0) await this.progress.advance(manager, campaign, turn, now);
    return overdue.length > 0;
  }

  async postpone(watch: Watch, delay: Delay): Promise<number> {
    const moving = (await this.waiting(watch)).filter(({ deadline }) => isDelayed(deadline, delay));
    for (const { campaignId, turn, key, deadline } of moving)
      await watch.manager.update(
        ChoiceEntity,
        { campaignId, turn, key },
        { deadline: delayed(deadline, delay) },
      );
    return moving.length;
  }

  /** Those without an answer, the most pressing first. */
  private async waiting({ manager, turn }: Watch): Promise<ChoiceEntity[]> {
    if (turn.phase !== 'revealed') return [];
    return manager.find(ChoiceEntity, {
      where: { campaignId: turn.campaignId, turn: turn.number, answer: IsNull() },
      order: { deadline: 'asc', key: 'asc' },
    });
  }
}
