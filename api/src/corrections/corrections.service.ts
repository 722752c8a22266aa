import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../accounts/caller.js';
import { ClientAnswers } from '../campaigns/answers/client-answers.js';
import { reviveCampaignAnswer } from '../campaigns/answers/revive-answer.js';
import { Authority } from '../campaigns/authority/authority.js';
import { mayDo } from '../campaigns/authority/permissions.js';
import { ActionRefused, type CampaignAnswer, CampaignChangedModel } from '../campaigns/campaign-results.js';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import type { RefusalCode } from '../campaigns/refusals.js';
import { writtenText } from '../campaigns/written-text.js';
import { AppError } from '../errors/app-error.js';
import { FieldFault, InvalidInput } from '../errors/user-error.js';
import { checkReason } from '../referee/check-words.js';
import { type CorrectedCourse, correctedCourse } from './corrected-course.js';
import { type CorrectedEvent, correctedEvent } from './corrected-event.js';
import { previewOf } from './correction-preview.js';
import { CorrectionWriting } from './correction-writing.js';
import type {
  ApplyCorrectionInput,
  CorrectedEventInput,
  CorrectionPreviewInput,
} from './correction.inputs.js';
import type { CorrectionPreviewModel } from './correction.models.js';
import { LeagueCorrections } from './league-corrections.js';
import { TurnsOnFile } from './turns-on-file.js';

const mostEvents = 50;

/** Changes results and answers after the fact: first a look at all that follows, then the deed. */
@Injectable()
export class CorrectionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly answers: ClientAnswers,
    private readonly authority: Authority,
    private readonly files: TurnsOnFile,
    private readonly writing: CorrectionWriting,
    private readonly league: LeagueCorrections,
  ) {}

  async preview(
    caller: Caller,
    { campaignId, events }: CorrectionPreviewInput,
  ): Promise<CorrectionPreviewModel | InvalidInput | ActionRefused> {
    // One snapshot for all statements, or a turn that ends meanwhile would be half in it.
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const { campaign, roles } = await this.authority.see(manager, caller, campaignId);
      if (!mayDo(roles, 'previewCorrection'))
        throw new AppError('FORBIDDEN', 'Your part in this campaign does not allow this.');
      const faults = checkEvents(events);
      if (faults.length > 0) return new InvalidInput(faults);
      if (campaign.format === 'league') {
        const seen = await this.league.preview(manager, campaign, events.map(correctedEvent));
        return typeof seen === 'string' ? new ActionRefused(seen) : seen;
      }
      const course = await this.courseOf(manager, campaign, events.map(correctedEvent));
      if (typeof course === 'string') return new ActionRefused(course);
      const last = [...course.cutOff, course.turns.at(-1)?.file].find(
        (file) => file?.turn.number === campaign.turn,
      );
      return previewOf(campaign, campaign.finalState ?? last!.turn.start, course);
    });
  }

  apply(caller: Caller, input: ApplyCorrectionInput): Promise<CampaignAnswer> {
    const request = { mutation: 'applyCorrection', key: input.clientKey };
    const reason = writtenText(input.reason);
    return this.answers.once(caller, request, reviveCampaignAnswer, async (manager) => {
      const { campaign } = await this.authority.hold(
        manager,
        caller,
        input.campaignId,
        'applyCorrection',
        input.expectedVersion,
      );
      if (campaign.version !== input.version) return new ActionRefused('CAMPAIGN_STALE');
      const faults = [...checkEvents(input.events), ...checkReason(reason)];
      if (faults.length > 0) return new InvalidInput(faults);
      const events = input.events.map(correctedEvent);
      const told = { by: caller.accountId, reason };
      if (campaign.format === 'league') {
        const refusal = await this.league.apply(manager, campaign, { events, told });
        return refusal === undefined
          ? new CampaignChangedModel(campaign.id, campaign.version)
          : new ActionRefused(refusal);
      }
      const course = await this.courseOf(manager, campaign, events);
      if (typeof course === 'string') return new ActionRefused(course);
      const holds = course.reopened === undefined && course.cutOff.length === 0;
      if (!holds && !input.voidLaterTurns) return new ActionRefused('CORRECTION_VOIDS_TURNS');
      await this.writing.write(manager, campaign, { events, course, told });
      return new CampaignChangedModel(campaign.id, campaign.version);
    });
  }

  private async courseOf(
    manager: EntityManager,
    campaign: CampaignEntity,
    events: readonly CorrectedEvent[],
  ): Promise<CorrectedCourse | RefusalCode> {
    if (campaign.status !== 'running' && campaign.status !== 'finished') return 'CAMPAIGN_NOT_RUNNING';
    const first = Math.min(...events.map(({ turn }) => turn));
    return correctedCourse(await this.files.from(manager, campaign, first), events);
  }
}

function checkEvents(events: readonly CorrectedEventInput[]): FieldFault[] {
  const places = new Set(events.map(({ turn, key }) => `${turn} ${key}`));
  const sound = events.length > 0 && events.length <= mostEvents && places.size === events.length;
  if (sound) return [];
  const message = `Name 1 to ${mostEvents} battles or choices, each once.`;
  return [new FieldFault('events', 'CORRECTION_EVENTS_UNFIT', message)];
}
