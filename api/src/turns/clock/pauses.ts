import { Injectable } from '@nestjs/common';
import { pausedTurns } from '@pelagonia/rules';
import { Between } from 'typeorm';
import { Journal } from '../../campaigns/journal/journal.js';
import { DueMoments } from '../due/due-moments.js';
import type { Watch } from '../due/due-part.js';
import { TurnPost } from '../letters/turn-post.js';
import { TurnEntity } from '../turn.entity.js';

const minute = 60_000;

/** Stops a campaign's clock for a while. All that was due moves by the length of the pause, so it takes nobody's time. */
@Injectable()
export class Pauses {
  constructor(
    private readonly moments: DueMoments,
    private readonly journal: Journal,
    private readonly post: TurnPost,
  ) {}

  /** How long this turn and those just before it were paused. */
  async minutesOfLate({
    manager,
    turn: { campaignId, number },
  }: Pick<Watch, 'manager' | 'turn'>): Promise<number> {
    const late = { campaignId, number: Between(number - pausedTurns + 1, number) };
    return (await manager.sum(TurnEntity, 'pausedMinutes', late)) ?? 0;
  }

  async begin(watch: Watch, days: number, told: Readonly<Record<string, unknown>>): Promise<void> {
    const { manager, campaign, turn, now } = watch;
    const until = new Date(now.getTime() + days * 1_440 * minute);
    const before = turn.deadline;
    await this.moments.postpone(watch, { after: now, byMs: until.getTime() - now.getTime() });
    campaign.pausedAt = now;
    campaign.pausedUntil = until;
    turn.pausedMinutes += days * 1_440;
    await manager.save(TurnEntity, turn);
    await this.journal.write(manager, campaign.id, turn.number, now, [
      { code: 'CAMPAIGN_PAUSED', parameters: { ...told, until, before, after: turn.deadline } },
    ]);
    await this.post.toPlayers(manager, 'turn.paused', campaign.id, { until, deadline: ordersUntil(turn) });
  }

  /** It ends by itself; nobody has to remember. */
  async endWhenOver(watch: Watch): Promise<boolean> {
    const { campaign, now } = watch;
    if (campaign.pausedUntil === null || campaign.pausedUntil > now) return false;
    await this.end(watch, campaign.pausedUntil, {});
    return true;
  }

  /** Before its time: what was moved too far comes back. */
  async endEarly(watch: Watch, told: Readonly<Record<string, unknown>>): Promise<void> {
    const { campaign, turn, now } = watch;
    if (campaign.pausedUntil === null) return;
    const left = campaign.pausedUntil.getTime() - now.getTime();
    await this.moments.postpone(watch, { after: campaign.pausedUntil, byMs: -left });
    turn.pausedMinutes = Math.max(0, turn.pausedMinutes - Math.floor(left / minute));
    await this.end(watch, now, told);
  }

  private async end(watch: Watch, ended: Date, told: Readonly<Record<string, unknown>>): Promise<void> {
    const { manager, campaign, turn, now } = watch;
    const began = campaign.pausedAt ?? ended;
    // Only what came up during the pause can be due in it.
    await this.moments.postpone(watch, {
      after: began,
      upTo: ended,
      byMs: ended.getTime() - began.getTime(),
    });
    campaign.pausedAt = null;
    campaign.pausedUntil = null;
    await manager.save(TurnEntity, turn);
    await this.journal.write(manager, campaign.id, turn.number, now, [
      { code: 'CAMPAIGN_RESUMED', parameters: { ...told, deadline: turn.deadline } },
    ]);
    await this.post.toPlayers(manager, 'turn.resumed', campaign.id, { deadline: ordersUntil(turn) });
  }
}

/** While orders are taken: until when. */
export function ordersUntil({ phase, deadline }: TurnEntity): Date | null {
  return phase === 'ordering' ? deadline : null;
}
