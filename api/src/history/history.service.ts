import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Between, DataSource, In } from 'typeorm';
import { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { CampaignLibrary } from '../content/campaign-library.js';
import { Batches } from '../graphql/batches.js';
import { TurnEntity } from '../turns/turn.entity.js';
import type { SeatStandingModel, TerritoryPeriodModel, TurnHistoryModel } from './history.models.js';
import { TerritoryHistoryRepository, type TerritoryRow } from './territory-history.repository.js';
import { standingsOf, turnHistory } from './turn-history.js';

type Span = Readonly<{ from: number; to: number }>;
/** As many as a query may cost; more are asked for by pages. */
const mostTurns = 60;
/** No campaign comes so far, and the database can count to it. */
const farthest = 1_000_000;

/** Looks back; whoever may see a campaign may see every map it ever had. */
@Injectable()
export class HistoryService {
  private readonly turns = new Batches<Span, readonly TurnHistoryModel[]>((span, ids) =>
    this.readTurns(span, ids),
  );
  private readonly present = new Batches<'now', readonly SeatStandingModel[]>((_, ids) =>
    this.readStandings(ids),
  );

  private readonly periods = new Batches<string, readonly TerritoryPeriodModel[]>((territory, ids) =>
    this.readPeriods(territory, ids),
  );

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly library: CampaignLibrary,
    private readonly territories: TerritoryHistoryRepository,
  ) {}

  turnsOf(campaignId: string, from: number, to: number | undefined): Promise<readonly TurnHistoryModel[]> {
    const first = Math.min(Math.max(from, 1), farthest);
    const last = first + mostTurns - 1;
    return this.turns.ask({ from: first, to: Math.min(to ?? last, last) }, campaignId);
  }

  standingsNow(campaignId: string): Promise<readonly SeatStandingModel[]> {
    return this.present.ask('now', campaignId);
  }

  periodsOf(campaignId: string, territory: string): Promise<readonly TerritoryPeriodModel[]> {
    return this.periods.ask(territory, campaignId);
  }

  private async readPeriods(territory: string, ids: readonly string[]) {
    const rows = await this.territories.rows(this.dataSource.manager, ids, territory);
    return new Map(
      ids.map((id): [string, readonly TerritoryPeriodModel[]] => [
        id,
        periodsIn(rows.filter(({ campaignId }) => campaignId === id)),
      ]),
    );
  }

  private async readTurns({ from, to }: Span, ids: readonly string[]) {
    const { manager } = this.dataSource;
    const campaigns = await manager.findBy(CampaignEntity, { id: In([...ids]) });
    const turns = await manager.find(TurnEntity, {
      where: { campaignId: In([...ids]), number: Between(from, to) },
      order: { number: 'asc' },
    });
    const maps = await this.library.mapsOf(manager, campaigns);
    return new Map(
      campaigns.map(({ id, settings }): [string, readonly TurnHistoryModel[]] => [
        id,
        turns
          .filter(({ campaignId }) => campaignId === id)
          .map((turn) => turnHistory(maps.get(id)!, settings.conquest, turn)),
      ]),
    );
  }

  private async readStandings(ids: readonly string[]) {
    const { manager } = this.dataSource;
    const campaigns = await manager.findBy(CampaignEntity, { id: In([...ids]) });
    const turns = await manager.findBy(
      TurnEntity,
      campaigns.map(({ id, turn }) => ({ campaignId: id, number: turn })),
    );
    const maps = await this.library.mapsOf(manager, campaigns);
    return new Map(
      campaigns.map(({ id, settings, finalState }): [string, readonly SeatStandingModel[]] => {
        const start = finalState ?? turns.find(({ campaignId }) => campaignId === id)?.start;
        return [id, start === undefined ? [] : standingsOf(maps.get(id)!, settings.conquest, start)];
      }),
    );
  }
}

/** Turns that found a territory alike are one period. */
function periodsIn(rows: readonly TerritoryRow[]): TerritoryPeriodModel[] {
  const periods = rows.map(({ turn, owner, garrison, ruins, name }) => ({
    since: turn,
    seat: owner,
    garrison,
    ruins,
    name,
  }));
  const alike = ({ seat, garrison, ruins, name }: TerritoryPeriodModel): string =>
    JSON.stringify([seat, garrison, ruins, name]);
  return periods.filter((one, index) => index === 0 || alike(one) !== alike(periods[index - 1]!));
}
