import { Injectable } from '@nestjs/common';
import { MailQueue } from '../../mail/mail-queue.js';
import { TurnEntity } from '../turn.entity.js';
import type { DuePart, Watch } from './due-part.js';

const hour = 3_600_000;
export const remindersKind = 'campaign.reminders';

/**
 * Reminds of the deadline, so many hours before. One round is posted for the whole campaign, and the one who writes its letters
 * leaves out whoever has sealed: what waits in the database does not tell who has.
 */
@Injectable()
export class Reminders implements DuePart {
  constructor(private readonly mails: MailQueue) {}

  async nextDue(watch: Watch): Promise<Date | undefined> {
    return this.ahead(watch)[0]?.at;
  }

  async step(watch: Watch): Promise<boolean> {
    const { manager, turn, now } = watch;
    const due = this.ahead(watch).filter(({ at }) => at <= now);
    if (due.length === 0) return false;
    await this.mails.post(manager, remindersKind, {
      campaignId: turn.campaignId,
      turn: String(turn.number),
    });
    turn.remindedHours = [...turn.remindedHours, ...due.map(({ hours }) => hours)];
    await manager.save(TurnEntity, turn);
    return true;
  }

  /** They follow the deadline. */
  async postpone(): Promise<number> {
    return 0;
  }

  /** Those still to come, the next first; a turn shorter than the notice has none. */
  private ahead({ campaign, turn }: Watch): { hours: number; at: Date }[] {
    const { deadline, phase, remindedHours, openedAt } = turn;
    if (phase !== 'ordering' || deadline === null) return [];
    return [...new Set(campaign.settings.reminderHours)]
      .filter((hours) => !remindedHours.includes(hours))
      .map((hours) => ({ hours, at: new Date(deadline.getTime() - hours * hour) }))
      .filter(({ at }) => at > openedAt)
      .sort((a, b) => a.at.getTime() - b.at.getTime());
  }
}
