import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@pelagonia/rules';
import { DataSource, In } from 'typeorm';
import { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { describeEntry } from '../../campaigns/journal/describe-entry.js';
import { JournalNames } from '../../campaigns/journal/journal-names.js';
import { CampaignLibrary } from '../../content/campaign-library.js';
import { adjudicateTurn } from '../../turns/turn-adjudication.js';
import { TurnDice } from '../../turns/turn-dice.js';
import { stateOf } from '../../turns/turn-start.js';
import type { CourseLineModel, TurnCourseModel } from './course.models.js';
import { turnCourse } from './turn-course.js';
import { TurnCoursesRepository, type TurnPlace } from './turn-courses.repository.js';

/** Plays turns again whose orders lie open; whoever may see a turn may watch it. */
@Injectable()
export class TurnCoursesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly courses: TurnCoursesRepository,
    private readonly library: CampaignLibrary,
    private readonly names: JournalNames,
    private readonly dice: TurnDice,
  ) {}

  /** For each turn its course; null: there are no orders to follow, or they are not open. */
  async of(places: readonly TurnPlace[]): Promise<(TurnCourseModel | null)[]> {
    const { manager } = this.dataSource;
    const open = await this.courses.open(manager, places);
    const ids = [...new Set(open.map(({ turn }) => turn.campaignId))];
    const campaigns = await manager.findBy(CampaignEntity, { id: In(ids), format: 'conquest' });
    const maps = await this.library.mapsOf(manager, campaigns);
    const names = await this.names.of(manager, ids, []);
    const courses = new Map<string, TurnCourseModel>();
    for (const { turn, recorded } of open) {
      const { campaignId, number, start } = turn;
      const campaign = campaigns.find(({ id }) => id === campaignId);
      if (campaign === undefined) continue;
      // Of each campaign at most one turn is open and has not ended.
      const seed = turn.diceSeed ?? (await this.dice.seedOf(manager, campaignId, number));
      const state = stateOf(maps.get(campaignId)!, campaign.settings.conquest, number, start);
      const played = adjudicateTurn(state, recorded, () => this.dice.fromSeed(seed, campaignId, number));
      courses.set(keyOf(turn), turnCourse(state, played, names.get(campaignId) ?? (() => undefined)));
    }
    return places.map((place) => courses.get(keyOf(place)) ?? null);
  }

  text({ told, nameOf }: CourseLineModel, language: Language): string {
    return describeEntry(told, language, nameOf);
  }
}

const keyOf = ({ campaignId, number }: TurnPlace): string => `${campaignId}/${number}`;
