import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@pelagonia/rules';
import { DataSource } from 'typeorm';
import { Batches } from '../../graphql/batches.js';
import { describeEntry, type NameOf } from './describe-entry.js';
import { JournalNames } from './journal-names.js';
import { withLetterNow } from './letters-now.js';
import { JournalReadingRepository, type JournalQuestion } from './journal-reading.repository.js';
import type { JournalEntryModel, JournalFilterInput, JournalPageModel } from './journal.models.js';
import type { JournalEntryEntity } from '../entities/journal-entry.entity.js';

const mostEntries = 200;

/** Which part of the journal, and whether its first or its last entries. */
export type JournalStretch = Readonly<{
  first: number;
  after?: number;
  before?: number | null;
  latest?: boolean;
}>;

/** Reads journals; whoever may see a campaign may read all of its journal. */
@Injectable()
export class JournalReadingService {
  private readonly batches = new Batches<JournalQuestion, JournalPageModel>((question, ids) =>
    this.read(question, ids),
  );

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: JournalReadingRepository,
    private readonly names: JournalNames,
  ) {}

  async page(
    campaignId: string,
    filter: JournalFilterInput | null | undefined,
    { first, after = 0, before = null, latest = false }: JournalStretch,
  ): Promise<JournalPageModel> {
    return this.batches.ask(
      {
        turns: filter?.turns ?? null,
        codes: filter?.codes ?? null,
        seats: filter?.seats ?? null,
        after,
        before,
        limit: Math.min(Math.max(first, 1), mostEntries),
        latest,
      },
      campaignId,
    );
  }

  text({ told, nameOf }: JournalEntryModel, language: Language): string {
    return describeEntry(told, language, nameOf);
  }

  private async read(
    question: JournalQuestion,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, JournalPageModel>> {
    const { manager } = this.dataSource;
    // One more than asked for tells whether there are more.
    const found = await this.repository.pages(manager, ids, { ...question, limit: question.limit + 1 });
    const names = await this.names.of(manager, ids, found);
    const fromLobby = found.some(({ turn }) => turn === 0);
    const newColours = fromLobby ? await this.repository.newColours(manager, ids) : [];
    return new Map(
      ids.map((id) => {
        const own = found.filter(({ campaignId }) => campaignId === id);
        return [id, pageOf(own, question, names.get(id) ?? (() => undefined), newColours)];
      }),
    );
  }
}

function pageOf(
  found: readonly JournalEntryEntity[],
  { limit, latest }: JournalQuestion,
  nameOf: NameOf,
  newColours: readonly JournalEntryEntity[],
): JournalPageModel {
  const shown = latest ? found.slice(-limit) : found.slice(0, limit);
  const entries = shown.map((entry) => modelOf(entry, nameOf, newColours));
  return { entries, hasMore: found.length > limit, last: entries.at(-1)?.number ?? null };
}

function modelOf(
  entry: JournalEntryEntity,
  nameOf: NameOf,
  newColours: readonly JournalEntryEntity[],
): JournalEntryModel {
  const { number, turn, code, rule, parameters, at, retractedBy } = entry;
  return {
    number,
    turn,
    code,
    rule,
    parameters: JSON.stringify(parameters),
    at,
    retractedBy,
    told: { code, rule, parameters: withLetterNow(entry, newColours) },
    nameOf,
  };
}
