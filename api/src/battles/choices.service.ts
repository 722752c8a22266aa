import { Injectable } from '@nestjs/common';
import type { Caller } from '../accounts/caller.js';
import { type Act, CampaignActs } from '../campaigns/acts/campaign-acts.js';
import type { CampaignAnswer } from '../campaigns/campaign-results.js';
import { Journal, type JournalFact } from '../campaigns/journal/journal.js';
import { refuse } from '../campaigns/refusal.js';
import { InvalidInput } from '../errors/user-error.js';
import { CampaignTick } from '../turns/campaign-tick.js';
import { answerOf } from './answer-of-choice.js';
import { BattleSides } from './battle-sides.js';
import { checkText } from './check-text.js';
import { ChoiceEntity, type ChoiceSettlement } from './choice.entity.js';
import type { AnswerChoiceInput, RuleOnChoiceInput } from './choice.models.js';
import { choiceView } from './reading/choice.mapper.js';

/** What people decide on the way through a turn. */
@Injectable()
export class ChoicesService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly sides: BattleSides,
    private readonly journal: Journal,
    private readonly campaignTick: CampaignTick,
  ) {}

  answer(caller: Caller, input: AnswerChoiceInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'answerChoice', input, async (act) => {
      const choice = await openChoice(act, input);
      if (choice.seat !== act.seat) refuse('CHOICE_CLOSED');
      const answer = answerOf(choice, input.answer) ?? refuse('CHOICE_UNFIT');
      const { key, seat } = choice;
      await this.settle(act, choice, answer, 'given', {
        code: 'CHOICE_ANSWERED',
        parameters: { key, seat, answer },
      });
    });
  }

  /** A referee need not wait until time is up. */
  rule(caller: Caller, input: RuleOnChoiceInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'ruleOnChoice', input, async (act) => {
      const choice = await openChoice(act, input);
      const part = { side: undefined, own: await this.concerns(act, choice) };
      const refusal = await this.sides.whyNotJudge(act.manager, act, part, caller);
      if (refusal) refuse(refusal.code);
      const answer = answerOf(choice, input.answer) ?? refuse('CHOICE_UNFIT');
      const { text: reason, faults } = checkText('reason', input.reason, 1_000);
      if (faults.length > 0) return new InvalidInput([...faults]);
      const { key, seat } = choice;
      await this.settle(act, choice, answer, 'ruled', {
        code: 'CHOICE_RULED',
        parameters: { key, seat, answer, by: caller.accountId, reason },
      });
      return undefined;
    });
  }

  /** Whether the referee's own army is one of those it is about. */
  private async concerns({ manager, seat }: Act, choice: ChoiceEntity): Promise<boolean> {
    if (seat === undefined) return false;
    const told = await this.journal.ofTurn(manager, choice.campaignId, choice.turn);
    const { among, occupier } = choiceView(choice, told);
    return [choice.seat, ...among, occupier].includes(seat);
  }

  private async settle(
    { manager, campaign, now }: Act,
    { campaignId, turn, key }: ChoiceEntity,
    answer: NonNullable<ChoiceEntity['answer']>,
    settledBy: ChoiceSettlement,
    fact: JournalFact,
  ): Promise<void> {
    await manager.update(ChoiceEntity, { campaignId, turn, key }, { answer, settledBy });
    await this.journal.write(manager, campaignId, turn, now, [fact]);
    await this.campaignTick.advance(manager, campaign, now);
  }
}

/** A choice of the turn under way that still waits. */
async function openChoice(
  { manager, campaign }: Act,
  { turn, key }: Pick<AnswerChoiceInput, 'turn' | 'key'>,
): Promise<ChoiceEntity> {
  if (campaign.status !== 'running') refuse('CAMPAIGN_NOT_RUNNING');
  if (turn !== campaign.turn) refuse('CHOICE_CLOSED');
  const choice = await manager.findOneBy(ChoiceEntity, { campaignId: campaign.id, turn, key });
  return choice === null || choice.answer !== null ? refuse('CHOICE_CLOSED') : choice;
}
