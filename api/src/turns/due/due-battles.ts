import { Injectable } from '@nestjs/common';
import { BattleDeadlines } from '../../battles/battle-deadlines.js';
import { TurnProgress } from '../turn-progress.js';
import type { Delay, DuePart, Watch } from './due-part.js';

/** Battles: silence confirms, what is overdue reaches the referee or ends by itself, honours lapse. */
@Injectable()
export class DueBattles implements DuePart {
  constructor(
    private readonly deadlines: BattleDeadlines,
    private readonly progress: TurnProgress,
  ) {}

  nextDue({ manager, campaign, now }: Watch): Promise<Date | undefined> {
    return this.deadlines.next(manager, campaign, now);
  }

  async step({ manager, campaign, turn, now }: Watch): Promise<boolean> {
    const done = await this.deadlines.step(manager, campaign, now);
    if (done === 'settled') await this.progress.advance(manager, campaign, turn, now);
    return done !== 'nothing';
  }

  postpone({ manager, campaign }: Watch, delay: Delay): Promise<number> {
    return this.deadlines.postpone(manager, campaign, delay);
  }
}
