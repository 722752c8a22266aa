import { Injectable } from '@nestjs/common';
import { Journal, type JournalFact } from '../../campaigns/journal/journal.js';
import { ExtensionVoteEntity } from './extension-vote.entity.js';
import type { Watch } from '../due/due-part.js';
import { TurnPost } from '../letters/turn-post.js';
import { TurnEntity } from '../turn.entity.js';

const hour = 3_600_000;
/** HOUSE: organisers and votes together move a deadline by no more than a fortnight. */
export const mostExtendedHours = 336;

/** By whom, and why, a deadline moved. */
type Grounds = Readonly<{ code: JournalFact['code']; parameters: JournalFact['parameters'] }>;

/** Moves the deadline of orders; what all may know of it is written in the same commit. */
@Injectable()
export class Extensions {
  constructor(
    private readonly journal: Journal,
    private readonly post: TurnPost,
  ) {}

  async move(watch: Watch, hours: number, { code, parameters }: Grounds): Promise<void> {
    const { manager, campaign, turn, now } = watch;
    const before = turn.deadline;
    if (before === null) throw new Error('a turn without a deadline was extended');
    turn.deadline = new Date(before.getTime() + hours * hour);
    await manager.save(TurnEntity, turn);
    await this.journal.write(manager, campaign.id, turn.number, now, [
      { code, parameters: { ...parameters, hours, before, after: turn.deadline } },
    ]);
    await this.post.toPlayers(manager, 'turn.extended', campaign.id, { deadline: turn.deadline });
  }

  async byVote(watch: Watch, vote: ExtensionVoteEntity): Promise<void> {
    watch.turn.extendedHours += vote.hours;
    const { proposedBy, reason, votes } = vote;
    await this.move(watch, vote.hours, {
      code: 'TURN_EXTENDED_BY_VOTE',
      parameters: { seat: proposedBy, reason, votes },
    });
  }
}
