import { Injectable } from '@nestjs/common';
import type { Caller } from '../accounts/caller.js';
import { ClientAnswers } from '../campaigns/answers/client-answers.js';
import { reviveCampaignAnswer } from '../campaigns/answers/revive-answer.js';
import { Authority } from '../campaigns/authority/authority.js';
import { ActionRefused, type CampaignAnswer, CampaignChangedModel } from '../campaigns/campaign-results.js';
import { Journal } from '../campaigns/journal/journal.js';
import { CampaignTick } from '../turns/campaign-tick.js';
import { Clock } from '../turns/clock.js';
import { answerOf } from './answer-of-choice.js';
import type { AnswerChoiceInput } from './choice.models.js';
import { ChoiceEntity } from './choice.entity.js';

@Injectable()
export class ChoicesService {
  constructor(
    private readonly answers: ClientAnswers,
    private readonly authority: Authority,
    private readonly journal: Journal,
    private readonly campaignTick: CampaignTick,
    private readonly clock: Clock,
  ) {}

  answer(caller: Caller, input: AnswerChoiceInput): Promise<CampaignAnswer> {
    const request = { mutation: 'answerChoice', key: input.clientKey };
    return this.answers.once(caller, request, reviveCampaignAnswer, async (manager) => {
      const { campaign, seat } = await this.authority.hold(
        manager,
        caller,
        input.campaignId,
        'answerChoice',
        input.expectedVersion,
      );
      if (campaign.status !== 'running') return new ActionRefused('CAMPAIGN_NOT_RUNNING');
      if (input.turn !== campaign.turn) return new ActionRefused('CHOICE_CLOSED');
      const place = { campaignId: campaign.id, turn: campaign.turn, key: input.key };
      const choice = await manager.findOneBy(ChoiceEntity, place);
      if (choice === null || choice.seat !== seat || choice.answer !== null)
        return new ActionRefused('CHOICE_CLOSED');
      const answer = answerOf(choice, input.answer);
      if (answer === undefined) return new ActionRefused('CHOICE_UNFIT');
      const now = this.clock.now();
      await manager.update(ChoiceEntity, place, { answer, settledBy: 'given' });
      await this.journal.write(manager, campaign.id, campaign.turn, now, [
        { code: 'CHOICE_ANSWERED', parameters: { key: choice.key, seat, answer } },
      ]);
      await this.campaignTick.advance(manager, campaign, now);
      await this.campaignTick.settle(manager, campaign, now);
      return new CampaignChangedModel(campaign.id, campaign.version);
    });
  }
}
