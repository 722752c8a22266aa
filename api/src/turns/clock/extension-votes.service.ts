import { Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { writtenText } from '../../campaigns/written-text.js';
import type { RefusalCode } from '../../campaigns/refusals.js';
import { type HeldTurn, HeldTurns } from '../held-turns.js';
import { takesOrders } from '../takes-orders.js';
import { fieldFaults } from './check-fields.js';
import type { ProposeExtensionInput, VoteOnExtensionInput } from './clock.inputs.js';
import { ExtensionVoteEntity } from './extension-vote.entity.js';
import { mostExtendedHours } from './extensions.js';
import { VoteDecision } from './vote-decision.js';
import { VotesOfTurn } from './votes-of-turn.js';

/** The players' own way to more time: two thirds of those who play decide. */
@Injectable()
export class ExtensionVotesService {
  constructor(
    private readonly held: HeldTurns,
    private readonly votes: VotesOfTurn,
    private readonly decision: VoteDecision,
    private readonly journal: Journal,
  ) {}

  propose(caller: Caller, input: ProposeExtensionInput): Promise<CampaignAnswer> {
    return this.held.change(caller, 'proposeExtension', input, async (held) => {
      const { hours } = input;
      const reason = writtenText(input.reason);
      const faults = fieldFaults({ hours: { value: hours, least: 1, most: 168 } }, reason);
      if (faults !== undefined) return faults;
      const { manager, campaign, turn, now, standing } = held;
      const refusal = refusalOf(held, hours);
      if (refusal !== undefined) return refusal;
      const voters = await this.decision.voters(held);
      const seat = standing.seat ?? '';
      if (!voters.includes(seat)) return 'SEAT_ELIMINATED';
      if ((await this.votes.open(manager, turn)) !== undefined) return 'VOTE_OPEN';
      const vote = manager.create(ExtensionVoteEntity, {
        campaignId: campaign.id,
        turn: turn.number,
        number: (await this.votes.count(manager, turn)) + 1,
        proposedBy: seat,
        hours,
        reason,
        votes: { [seat]: true },
        outcome: null,
        openedAt: now,
      });
      await this.journal.write(manager, campaign.id, turn.number, now, [
        { code: 'EXTENSION_PROPOSED', parameters: { seat, hours, reason: vote.reason } },
      ]);
      await this.decision.decide(held, vote, voters);
      return undefined;
    });
  }

  vote(caller: Caller, input: VoteOnExtensionInput): Promise<CampaignAnswer> {
    return this.held.change(caller, 'voteOnExtension', input, async (held) => {
      if (!takesOrders(held)) return 'TURN_CLOSED';
      const voters = await this.decision.voters(held);
      const seat = held.standing.seat ?? '';
      if (!voters.includes(seat)) return 'SEAT_ELIMINATED';
      const vote = await this.votes.open(held.manager, held.turn);
      if (vote === undefined) return 'VOTE_CLOSED';
      vote.votes = { ...vote.votes, [seat]: input.inFavour };
      await this.decision.decide(held, vote, voters);
      return undefined;
    });
  }
}

function refusalOf(held: HeldTurn, hours: number): RefusalCode | undefined {
  if (!takesOrders(held)) return 'TURN_CLOSED';
  if (held.turn.deadline === null) return 'TURN_WITHOUT_DEADLINE';
  return held.turn.extendedHours + hours > mostExtendedHours ? 'EXTENSION_TOO_LONG' : undefined;
}
