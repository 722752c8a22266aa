import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A territory as a turn found it, or as the campaign left it. */
export type TerritoryRow = Readonly<{
  campaignId: string;
  turn: number;
  owner: string | null;
  garrison: number;
  ruins: boolean;
  name: string | null;
}>;

@Injectable()
export class TerritoryHistoryRepository {
  /** One row for each turn, by number; one statement, however many campaigns. */
  async rows(
    manager: EntityManager,
    campaignIds: readonly string[],
    territory: string,
  ): Promise<TerritoryRow[]> {
    return manager.query(
      `select id as "campaignId", turn, held ->> 'owner' as owner, (held ->> 'garrison')::int as garrison,
              (held ->> 'ruins')::boolean as ruins, name
         from (select campaign_id as id, number as turn, start -> 'territories' -> $2 as held,
                      start -> 'names' ->> $2 as name
                 from turn where campaign_id = any ($1)
               union all
               select id, turn + 1, final_state -> 'territories' -> $2, final_state -> 'names' ->> $2
                 from campaign where id = any ($1) and final_state is not null) as found
        where held is not null
        order by id, turn`,
      [campaignIds, territory],
    );
  }
}
