import { createContext } from 'svelte';
import type { WarTableTurn } from '../table/war-table.svelte.js';
import { draftKey, emptyDraft, fittingDraft, readDraft, type Draft } from './draft.js';

/** Where an order is written: the draft, kept in this tab until it is sealed, and what it means on the map. */
export class OrderDesk {
  #written: Draft = $state.raw(emptyDraft);
  readonly draft = $derived.by(() => fittingDraft(this.#written, this.war.targets));
  readonly #key = $derived.by(() =>
    this.war.seat === undefined
      ? undefined
      : draftKey(this.war.table.campaign.id, this.war.seat, this.war.number),
  );

  constructor(readonly war: WarTableTurn) {
    $effect(() => {
      const key = this.#key;
      this.#written = readDraft(key === undefined ? null : sessionStorage.getItem(key));
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
    this.#written = { ...this.draft, ...what };
    if (this.#key !== undefined) sessionStorage.setItem(this.#key, JSON.stringify(this.#written));
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
    this.#written = emptyDraft;
    this.forget();
  }
}

export const [useOrderDesk, provideOrderDesk] = createContext<OrderDesk>();
