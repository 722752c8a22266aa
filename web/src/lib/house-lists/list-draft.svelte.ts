import { checkArmyText, describeInputFault, checkArmyList, type ArmyList } from '@pelagonia/rules';
import { untrack } from 'svelte';
import { getLocale } from '../paraglide/runtime.js';
import { changedField } from './changed-field.js';
import { blankMount, blankRule, blankUnit, nextKey, type EditedList } from './edited-list.js';
import { fieldWord } from './field-words.js';
import { documentOf } from './list-document.js';

export interface PlacedFault {
  readonly where: string;
  readonly sentence: string;
}

/** Steps back that are remembered. */
const mostSteps = 100;

/** An army list being written: judged by the rules with every stroke, each field that was changed a step that can be taken back. */
export class ListDraft {
  list: EditedList = $state({
    id: '',
    version: 1,
    edition: 'house',
    name: { en: '', es: '' },
    summary: { en: '', es: '' },
    units: [],
    mounts: [],
    rules: [],
  });

  constructor(
    first: EditedList,
    /** Ids of the lists that a club's own may not replace. */
    private readonly taken: ReadonlySet<string>,
    /** Is told of every change. */
    onchange: (list: EditedList) => void,
  ) {
    this.list = first;
    let before: EditedList = $state.snapshot(this.list);
    $effect(() => {
      const now: EditedList = $state.snapshot(this.list);
      if (JSON.stringify(now) === JSON.stringify(before)) return;
      untrack(() => this.#remember(before, now));
      before = now;
      onchange(now);
    });
  }

  #past: readonly EditedList[] = $state.raw([]);
  #future: readonly EditedList[] = $state.raw([]);
  /** The field that the last step was in; more of the same is no step of its own. */
  #field: string | undefined;
  #stepping = false;

  #remember(before: EditedList, now: EditedList): void {
    const field = this.#stepping ? undefined : changedField(before, now);
    const same = field !== undefined && field === this.#field;
    this.#field = field;
    if (!this.#stepping) {
      if (!same) this.#past = [...this.#past, before].slice(-mostSteps);
      this.#future = [];
    }
    this.#stepping = false;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, $state.snapshot(this.list)];
    this.#show(last);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (next === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, $state.snapshot(this.list)];
    this.#show(next);
  }

  #show(list: EditedList): void {
    this.#stepping = true;
    this.list = structuredClone(list);
  }

  readonly document = $derived.by(() => documentOf(this.list));
  readonly text = $derived.by(() => JSON.stringify(this.document, null, 2));

  readonly faults: readonly PlacedFault[] = $derived.by(() => {
    const checked = checkArmyList(this.document);
    if (!checked.ok)
      return checked.faults.map((fault) => ({
        where: fault.where,
        sentence: describeInputFault({ ...fault, where: fieldWord(fault.where) }, getLocale()),
      }));
    // What is wrong beyond the list itself has no other place than its id.
    const whole = checkArmyText(this.text, this.taken);
    if (whole.ok) return [];
    return whole.faults.map(({ message }) => ({ where: 'id', sentence: message[getLocale()] }));
  });

  /** The list, once nothing is wrong with it. */
  readonly sound: ArmyList | undefined = $derived.by(() => {
    const checked = checkArmyList(this.document);
    return checked.ok && this.faults.length === 0 ? checked.value : undefined;
  });

  /** What is wrong with this very field. */
  at(where: string): string {
    return this.faults
      .filter((fault) => fault.where === where)
      .map(({ sentence }) => sentence)
      .join(' ');
  }

  /** How much is wrong with it and all in it. */
  within(where: string): number {
    return this.faults.filter((fault) => fault.where === where || fault.where.startsWith(`${where}.`)).length;
  }

  addUnit(character: boolean): number {
    const key = nextKey(this.list);
    this.list.units.push(blankUnit(key, character ? 'hero' : 'infantry'));
    return key;
  }

  addMount(): number {
    const key = nextKey(this.list);
    this.list.mounts.push(blankMount(key));
    return key;
  }

  addRule(): number {
    const key = nextKey(this.list);
    this.list.rules.push(blankRule(key));
    return key;
  }

  remove(kind: 'units' | 'mounts' | 'rules', index: number): void {
    const [gone] = this.list[kind].splice(index, 1);
    if (kind !== 'units' || !gone) return;
    for (const mount of this.list.mounts) mount.riders = mount.riders.filter((key) => key !== gone.key);
  }
}
