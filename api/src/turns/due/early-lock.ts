import { Injectable } from '@nestjs/common';
import { AbsenceLadder } from '../absence/absence-ladder.js';
import { TurnReveal } from '../turn-reveal.js';
import type { DuePart, Watch } from './due-part.js';

/** Orders are locked as soon as nobody is waited for, where the campaign wants it so. */
@Injectable()
export class EarlyLock implements DuePart {
  constructor(
    private readonly ladder: AbsenceLadder,
    private readonly reveal: TurnReveal,
  ) {}

  async nextDue(watch: Watch): Promise<Date | undefined> {
    return (await this.isReady(watch)) ? watch.now : undefined;
  }

  async step(watch: Watch): Promise<boolean> {
    if (!(await this.isReady(watch))) return false;
    await this.reveal.lock(watch.manager, watch.campaign, watch.turn, watch.now);
    return true;
  }

  async postpone(): Promise<number> {
    return 0;
  }

  /** Where nobody at all has ordered, seats without players must not play turn after turn. */
  private async isReady({ manager, campaign, turn, now }: Watch): Promise<boolean> {
    if (!campaign.settings.earlyLock || turn.phase !== 'ordering') return false;
    const rungs = await this.ladder.rungs(manager, campaign, turn, now);
    const attended = (kind: string): boolean => rungs.some(({ attendance }) => attendance === kind);
    return attended('present') && !attended('absent');
  }
}
