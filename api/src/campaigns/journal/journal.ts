import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import type { TurnFactCode } from '@pelagonia/rules';
import { JournalEntryEntity } from '../entities/journal-entry.entity.js';
import type { JournalCode } from './journal-sentences.js';

/** What happened, in the past tense; `rule` where it follows one. */
export type JournalFact = Readonly<{
  code: JournalCode | TurnFactCode;
  rule?: string;
  parameters: Readonly<Record<string, unknown>>;
}>;

/** Where a campaign's history is written. Its numbers have no gap, since whoever writes holds the campaign. */
@Injectable()
export class Journal {
  async write(
    manager: EntityManager,
    campaignId: string,
    turn: number,
    at: Date,
    facts: readonly JournalFact[],
  ): Promise<number> {
    const [{ last }] = (await manager.query(
      'select coalesce(max(number), 0)::int as last from journal_entry where campaign_id = $1',
      [campaignId],
    )) as [{ last: number }];
    if (facts.length > 0) {
      await manager.insert(
        JournalEntryEntity,
        facts.map(({ code, rule, parameters }, index) => ({
          campaignId,
          number: last + 1 + index,
          turn,
          code,
          rule: rule ?? null,
          parameters: parameters as Record<string, never>,
          at,
        })),
      );
    }
    return last + facts.length;
  }

  /** What still holds of a turn. */
  async ofTurn(manager: EntityManager, campaignId: string, turn: number): Promise<JournalEntryEntity[]> {
    return manager.find(JournalEntryEntity, {
      where: { campaignId, turn, retractedBy: IsNull() },
      order: { number: 'asc' },
    });
  }

  async retract(
    manager: EntityManager,
    campaignId: string,
    numbers: readonly number[],
    by: number,
  ): Promise<void> {
    if (numbers.length === 0) return;
    await manager.update(JournalEntryEntity, { campaignId, number: In([...numbers]) }, { retractedBy: by });
  }

  /** Turns that are played anew: what was told of their course no longer holds. Who came and went stays as it was. */
  async retractAfter(manager: EntityManager, campaignId: string, turn: number, by: number): Promise<void> {
    await manager.query(
      `update journal_entry set retracted_by = $3
        where campaign_id = $1 and turn > $2 and retracted_by is null
          and (parameters ->> 'fact' = 'true' or code = 'CAMPAIGN_ENDED'
               or code ~ '^(TURN|ORDERS|CHOICE|BATTLE|TERRITORY|POINTS|MAP_CHANGE)_')`,
      [campaignId, turn, by],
    );
  }
}
