import { createContext, untrack } from 'svelte';
import type { WarTableTurn } from '../table/war-table.svelte.js';
import { draftKey, emptyDraft, readDraft, type Draft } from './draft.js';

/** Where an order is written: the draft, kept in this tab until it is sealed, and what it means on the map. */
export class OrderDesk {
  draft: Draft = $state.raw(emptyDraft);
  readonly #key = $derived.by(() =>
    this.war.seat === undefined
      ? undefined
      : draftKey(this.war.table.campaign.id, this.war.seat, this.war.number),
  );

  constructor(readonly war: WarTableTurn) {
    $effect(() => {
      const [key, { targets }] = [this.#key, this.war];
      untrack(() => {
        const text = key === undefined ? null : sessionStorage.getItem(key);
        this.draft = readDraft(text, targets);
      });
    });
  }

  /** Whether an order can be written now: it is the time for it, and none is sealed. */
  readonly writing = $derived.by(
    () => this.war.takesOrders && this.war.stands && this.war.turn?.myOrder == null,
  );
  readonly targets = $derived.by(() => (this.writing ? this.war.targets : []));
  readonly target = $derived.by(() =>
    this.draft.choice === 'attack'
      ? this.targets.find(({ attack }) => attack === this.draft.attack)
      : undefined,
  );
  readonly from = $derived.by(() => this.draft.from ?? this.target?.from[0]);
  readonly complete = $derived.by(() => this.draft.choice === 'defend' || this.target !== undefined);

  change(what: Partial<Draft>): void {
    this.draft = { ...this.draft, ...what };
    if (this.#key !== undefined) sessionStorage.setItem(this.#key, JSON.stringify(this.draft));
  }

  defend(): void {
    this.change({ choice: 'defend', attack: undefined, from: undefined });
  }

  attack(territory: string): void {
    if (this.targets.some(({ attack }) => attack === territory))
      this.change({ choice: 'attack', attack: territory, from: undefined });
  }

  /** What is sealed needs no draft; what is on the page stays until the sealed order has arrived. */
  forget(): void {
    if (this.#key !== undefined) sessionStorage.removeItem(this.#key);
  }

  clear(): void {
    this.draft = emptyDraft;
    this.forget();
  }
}

export const [useOrderDesk, provideOrderDesk] = createContext<OrderDesk>();
