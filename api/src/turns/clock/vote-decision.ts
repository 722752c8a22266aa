import { Injectable } from '@nestjs/common';
import { Journal } from '../../campaigns/journal/journal.js';
import { AbsenceLadder, isPlayed } from '../absence/absence-ladder.js';
import type { Watch } from '../due/due-part.js';
import { ExtensionVoteEntity } from './extension-vote.entity.js';
import { Extensions, mostExtendedHours } from './extensions.js';

/** Decides a vote on more time: two thirds of those who play carry it, and what cannot reach them any more is rejected. */
@Injectable()
export class VoteDecision {
  constructor(
    private readonly ladder: AbsenceLadder,
    private readonly extensions: Extensions,
    private readonly journal: Journal,
  ) {}

  /** Seats that somebody plays and that still have a capital. */
  async voters({ manager, campaign, turn, now }: Watch): Promise<string[]> {
    const rungs = await this.ladder.rungs(manager, campaign, turn, now);
    return rungs
      .filter(({ seat, attendance }) => attendance !== 'eliminated' && isPlayed(seat))
      .map(({ seat }) => seat.letter);
  }

  /** Keeps the vote, and does what follows if it is decided. */
  async decide(watch: Watch, vote: ExtensionVoteEntity, voters: readonly string[]): Promise<void> {
    const { manager, campaign, turn, now } = watch;
    // An organiser may have used up meanwhile what could be asked for when the vote began.
    vote.hours = Math.min(vote.hours, mostExtendedHours - turn.extendedHours);
    vote.outcome = outcomeOf(vote, voters) ?? null;
    await manager.save(ExtensionVoteEntity, vote);
    if (vote.outcome === 'passed') await this.extensions.byVote(watch, vote);
    if (vote.outcome === 'rejected')
      await this.journal.write(manager, campaign.id, turn.number, now, [
        { code: 'EXTENSION_REJECTED', parameters: { hours: vote.hours, votes: vote.votes } },
      ]);
  }
}

/** Undefined while it is open; only the votes of those who still play count. */
export function outcomeOf(
  { votes, hours }: Pick<ExtensionVoteEntity, 'votes' | 'hours'>,
  voters: readonly string[],
): 'passed' | 'rejected' | undefined {
  const given = voters.flatMap((seat) => votes[seat] ?? []);
  const inFavour = given.filter(Boolean).length;
  if (hours <= 0 || (given.length - inFavour) * 3 > voters.length) return 'rejected';
  return voters.length > 0 && inFavour * 3 >= voters.length * 2 ? 'passed' : undefined;
}
