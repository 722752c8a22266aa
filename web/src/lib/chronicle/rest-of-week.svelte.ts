import type { CombinedError } from '@urql/core';
import { api } from '../api/api.svelte.js';
import { reasonOf, type Reason } from '../api/refusal.js';
import {
  ChronicleArticlesDocument,
  ChronicleWeekDocument,
  type ArticlePieceFragment,
  type ChronicleArticlesQuery,
  type ChronicleWeekQuery,
  type JournalLineFragment,
  type Language,
} from '../generated/operations.js';

/** The first pages of a week, as an issue is asked for. */
interface FirstPages {
  readonly id: string;
  readonly turn: number;
  readonly language: Language;
  readonly journal: { readonly hasMore: boolean; readonly last?: number | null };
  readonly articles: { readonly next?: string | null };
}

/** What a week has beyond the first pages: most have nothing, but a newspaper leaves nothing out. */
export class RestOfWeek {
  entries: readonly JournalLineFragment[] = $state.raw([]);
  articles: readonly ArticlePieceFragment[] = $state.raw([]);
  reason: Reason | undefined = $state.raw();

  /** Follows the first pages, so what is told meanwhile is not missed; what was read stays until the new is there. */
  constructor(first: () => FirstPages | undefined) {
    $effect(() => {
      const pages = first();
      if (!pages) return;
      let wanted = true;
      this.#read(pages).then(
        ([entries, articles]) => {
          if (wanted) [this.entries, this.articles, this.reason] = [entries, articles, undefined];
        },
        (error: CombinedError) => {
          if (wanted) this.reason = reasonOf(error);
        },
      );
      return () => (wanted = false);
    });
  }

  #read({ id, turn, language, journal, articles }: FirstPages) {
    return Promise.all([
      everyPage(journal.hasMore ? journal.last : null, async (after) => {
        const { campaign } = await ask<ChronicleWeekQuery>(ChronicleWeekDocument, {
          id,
          turn,
          language,
          after,
        });
        const { entries, hasMore, last } = campaign.journal;
        return { items: entries, next: hasMore ? last : null };
      }),
      everyPage(articles.next, async (after) => {
        const { campaign } = await ask<ChronicleArticlesQuery>(ChronicleArticlesDocument, {
          id,
          turn,
          after,
        });
        return { items: campaign.articles.articles, next: campaign.articles.next };
      }),
    ]);
  }
}

async function everyPage<Item, Cursor>(
  start: Cursor | null | undefined,
  read: (after: Cursor) => Promise<{ items: readonly Item[]; next?: Cursor | null | undefined }>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let after = start; after != null;) {
    const { items, next } = await read(after);
    found.push(...items);
    after = next;
  }
  return found;
}

async function ask<Data>(
  document: { toString(): string },
  variables: Record<string, unknown>,
): Promise<Data> {
  const { data, error } = await api.client
    .query<Data>(document.toString(), variables, { requestPolicy: 'network-only' })
    .toPromise();
  if (data === undefined) throw error;
  return data;
}
