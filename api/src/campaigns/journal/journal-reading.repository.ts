import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { JournalEntryEntity } from '../entities/journal-entry.entity.js';

/** Which entries, and how many of each campaign. */
export type JournalQuestion = Readonly<{
  turns: readonly number[] | null;
  codes: readonly string[] | null;
  seats: readonly string[] | null;
  after: number;
  /** Only entries with a lower number; absent: up to the last. */
  before: number | null;
  limit: number;
  /** The last of them instead of the first. */
  latest: boolean;
}>;

@Injectable()
export class JournalReadingRepository {
  /** Where seats got other letters, the oldest first. */
  async newColours(manager: EntityManager, campaignIds: readonly string[]): Promise<JournalEntryEntity[]> {
    return manager.find(JournalEntryEntity, {
      where: { campaignId: In([...campaignIds]), code: 'COLOUR_CHOSEN' },
      order: { campaignId: 'asc', number: 'asc' },
    });
  }

  /** One statement, however many campaigns; each has its own page. */
  async pages(
    manager: EntityManager,
    campaignIds: readonly string[],
    { turns, codes, seats, after, before, limit, latest }: JournalQuestion,
  ): Promise<JournalEntryEntity[]> {
    return manager.query(
      `select entry.campaign_id as "campaignId", entry.number, entry.turn, entry.code, entry.rule,
              entry.parameters, entry.at, entry.retracted_by as "retractedBy"
         from unnest($1::uuid[]) as campaign (id)
        cross join lateral (
          select * from journal_entry
           where campaign_id = campaign.id and number > $2
             and ($7::integer is null or number < $7)
             and ($3::integer[] is null or turn = any ($3))
             and ($4::text[] is null or code = any ($4))
             and ($5::text[] is null
                  or parameters ->> 'player' = any ($5) or parameters ->> 'other' = any ($5)
                  or parameters ->> 'seat' = any ($5)
                  or parameters ->> 'before' = any ($5) or parameters ->> 'after' = any ($5)
                  or string_to_array(parameters ->> 'players', ', ') && $5)
           order by number ${latest ? 'desc' : 'asc'} limit $6) as entry
        order by entry.campaign_id, entry.number`,
      [campaignIds, after, turns, codes, seats, limit, before],
    );
  }
}
