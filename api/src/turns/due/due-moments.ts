import { Inject, Injectable } from '@nestjs/common';
import type { Delay, DuePart, Watch } from './due-part.js';
import { DUE_PARTS } from './due-parts.js';

/** All parts together. */
@Injectable()
export class DueMoments {
  constructor(@Inject(DUE_PARTS) private readonly parts: readonly DuePart[]) {}

  /** One step of whichever part comes first; says whether there was one. */
  async step(watch: Watch): Promise<boolean> {
    for (const part of this.parts) if (await part.step(watch)) return true;
    return false;
  }

  async next(watch: Watch): Promise<Date | undefined> {
    let next: Date | undefined;
    for (const part of this.parts) {
      const due = await part.nextDue(watch);
      if (due !== undefined && (next === undefined || due < next)) next = due;
    }
    return next;
  }

  /** Says how many moments have moved. */
  async postpone(watch: Watch, delay: Delay): Promise<number> {
    let moved = 0;
    for (const part of this.parts) moved += await part.postpone(watch, delay);
    return moved;
  }
}
