import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type Adjudication, stateAfter } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { Journal, type JournalFact } from '../campaigns/journal/journal.js';
import type { AdjudicatedTurn } from '../turns/turn-adjudication.js';
import { TurnCourseTables } from '../turns/turn-course-tables.js';
import { campaignEnded, lapsed, turnEnded } from '../turns/turn-ending.js';
import { withCourseRolls } from '../turns/turn-progress.js';
import { startFrom } from '../turns/turn-start.js';
import type { RecordedTurn } from '../turns/turn-events.js';
import { TurnEntity } from '../turns/turn.entity.js';
import type { CorrectedTurn } from './corrected-course.js';
import { CorrectedEvents } from './corrected-events.js';
import type { Correction } from './correction-writing.js';

const endings = ['TURN_ENDED', 'CAMPAIGN_ENDED'];

/** Makes one turn's rows and journal say what its corrected course is. */
@Injectable()
export class TurnRewriting {
  constructor(
    private readonly journal: Journal,
    private readonly tables: TurnCourseTables,
    private readonly events: CorrectedEvents,
  ) {}

  async rewrite(
    manager: EntityManager,
    campaign: CampaignEntity,
    corrected: CorrectedTurn,
    { events, told }: Pick<Correction, 'events' | 'told'>,
    now: Date,
  ): Promise<void> {
    const { file, replayed, after } = corrected;
    const { turn } = file;
    await this.dropLapsed(manager, corrected, now);
    turn.start = startFrom(replayed.start, turn.start.names);
    if (turn.phase === 'ended' && after !== undefined) turn.rolls = withCourseRolls(turn.rolls, after.rolls);
    await manager.save(TurnEntity, turn);
    if (after === undefined || file.events === undefined) return;
    const { recorded } = file.events;
    const news = { ...after, foreseen: after.foreseen.filter((one) => !isKnown(recorded, one)) };
    const own = events.filter((event) => event.turn === turn.number).map(({ key }) => key);
    await this.tables.follow(manager, campaign, turn, news, recorded, now, new Set(own));
    const { reason } = told;
    await this.events.enter({ manager, campaign, corrected, reason, now }, events);
    if (turn.phase === 'ended') await this.retellEnd(manager, corrected, after, now);
  }

  private async dropLapsed(
    manager: EntityManager,
    { file: { turn }, replayed }: CorrectedTurn,
    now: Date,
  ): Promise<void> {
    for (const { intervention, fault } of replayed.lapsed) {
      const gone = turn.interventions.find(({ change }) => change === intervention);
      if (gone === undefined) continue;
      const entry = await this.journal.write(manager, turn.campaignId, turn.number, now, [
        lapsed(gone, fault),
      ]);
      await this.journal.retract(manager, turn.campaignId, [gone.entry], entry);
      turn.interventions = turn.interventions.filter((one) => one !== gone);
    }
  }

  /** What the turn ended with, if that is another now; nothing while it waits. */
  private async retellEnd(
    manager: EntityManager,
    { file: { turn }, replayed }: CorrectedTurn,
    { adjudication, events }: AdjudicatedTurn,
    now: Date,
  ): Promise<void> {
    const { campaignId, number } = turn;
    const left = adjudication.done ? stateAfter(replayed.start, adjudication, events.results) : undefined;
    const wanted: readonly JournalFact[] =
      left === undefined ? [] : [turnEnded(startFrom(left)), ...campaignEnd(adjudication)];
    const told = (await this.journal.ofTurn(manager, campaignId, number)).filter(({ code }) =>
      endings.includes(code),
    );
    const isTold = (fact: JournalFact): boolean =>
      told.some(
        ({ code, parameters }) => code === fact.code && isDeepStrictEqual(parameters, fact.parameters),
      );
    const holds = ({ code, parameters }: (typeof told)[number]): boolean =>
      wanted.some((fact) => fact.code === code && isDeepStrictEqual(parameters, fact.parameters));
    const last = await this.journal.write(
      manager,
      campaignId,
      number,
      now,
      wanted.filter((fact) => !isTold(fact)),
    );
    const gone = told.filter((entry) => !holds(entry)).map((entry) => entry.number);
    await this.journal.retract(manager, campaignId, gone, last);
  }
}

/** A standing answer that was told already and is the same in the new course. */
function isKnown(
  { choices }: RecordedTurn,
  { choice, answer }: AdjudicatedTurn['foreseen'][number],
): boolean {
  return choices.some(({ key, answer: told }) => key === choice.key && isDeepStrictEqual(told, answer));
}

function campaignEnd({ campaign }: Adjudication): JournalFact[] {
  return campaign.over ? [campaignEnded(campaign.winners)] : [];
}
