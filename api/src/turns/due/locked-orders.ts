import { Injectable } from '@nestjs/common';
import { TurnProgress } from '../turn-progress.js';
import { TurnReveal } from '../turn-reveal.js';
import type { DuePart, Watch } from './due-part.js';

/** O2: what is locked is revealed, in a step of its own: the commitments are out before any order is. */
@Injectable()
export class LockedOrders implements DuePart {
  constructor(
    private readonly reveal: TurnReveal,
    private readonly progress: TurnProgress,
  ) {}

  async nextDue({ turn, now }: Watch): Promise<Date | undefined> {
    return turn.phase === 'locked' ? now : undefined;
  }

  async step({ manager, campaign, turn, now }: Watch): Promise<boolean> {
    if (turn.phase !== 'locked') return false;
    await this.reveal.reveal(manager, campaign, turn, now);
    await this.progress.advance(manager, campaign, turn, now);
    return true;
  }

  async postpone(): Promise<number> {
    return 0;
  }
}
