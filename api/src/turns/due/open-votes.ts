import { Injectable } from '@nestjs/common';
import { outcomeOf, VoteDecision } from '../clock/vote-decision.js';
import { VotesOfTurn } from '../clock/votes-of-turn.js';
import { takesOrders } from '../takes-orders.js';
import type { DuePart, Watch } from './due-part.js';

/** A vote on more time that is decided because somebody who had a voice has left. */
@Injectable()
export class OpenVotes implements DuePart {
  constructor(
    private readonly votes: VotesOfTurn,
    private readonly decision: VoteDecision,
  ) {}

  async nextDue(watch: Watch): Promise<Date | undefined> {
    return (await this.decided(watch)) === undefined ? undefined : watch.now;
  }

  async step(watch: Watch): Promise<boolean> {
    const decided = await this.decided(watch);
    if (decided === undefined) return false;
    await this.decision.decide(watch, decided.vote, decided.voters);
    return true;
  }

  async postpone(): Promise<number> {
    return 0;
  }

  private async decided(watch: Watch) {
    if (!takesOrders(watch)) return undefined;
    const vote = await this.votes.open(watch.manager, watch.turn);
    if (vote === undefined) return undefined;
    const voters = await this.decision.voters(watch);
    return outcomeOf(vote, voters) === undefined ? undefined : { vote, voters };
  }
}
