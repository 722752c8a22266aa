import { Injectable } from '@nestjs/common';
import { AutomaticExtension } from '../absence/automatic-extension.js';
import { TurnReveal } from '../turn-reveal.js';
import { TurnEntity } from '../turn.entity.js';
import { type Delay, delayed, type DuePart, isDelayed, type Watch } from './due-part.js';

/** O2: the time for orders ends, unless the campaign waits for somebody. */
@Injectable()
export class OrderDeadline implements DuePart {
  constructor(
    private readonly extension: AutomaticExtension,
    private readonly reveal: TurnReveal,
  ) {}

  async nextDue({ turn }: Watch): Promise<Date | undefined> {
    return turn.phase === 'ordering' ? (turn.deadline ?? undefined) : undefined;
  }

  async step(watch: Watch): Promise<boolean> {
    const { manager, campaign, turn, now } = watch;
    if (turn.phase !== 'ordering' || turn.deadline === null || turn.deadline > now) return false;
    if (!(await this.extension.grant(watch))) await this.reveal.lock(manager, campaign, turn, now);
    return true;
  }

  async postpone({ manager, turn }: Watch, delay: Delay): Promise<number> {
    if (turn.phase !== 'ordering' || !isDelayed(turn.deadline, delay)) return 0;
    turn.deadline = delayed(turn.deadline, delay);
    await manager.save(TurnEntity, turn);
    return 1;
  }
}
