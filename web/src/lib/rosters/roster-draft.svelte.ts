import {
  isCharacter,
  rosterNames,
  rosterSheet,
  type Armoury,
  type ArmyList,
  type Roster,
  type RosterSheet,
} from '@pelagonia/rules';
import { getLocale } from '../paraglide/runtime.js';
import * as edits from './roster-edits.js';

const remembered = 100;

/** Who judges what is being built: an army of its own, recruits for one that lasts, or what such an army fields. */
export type RosterJudge = (roster: Roster) => RosterSheet;

/** A roster being made: every change is one step that can be taken back, and the rules judge after each. */
export class RosterDraft {
  roster: Roster = $state.raw({ army: '', size: 0, entries: [] });
  #past: readonly Roster[] = $state.raw([]);
  #future: readonly Roster[] = $state.raw([]);

  constructor(
    readonly list: ArmyList,
    readonly armoury: Armoury,
    first: Roster,
    private readonly judge: RosterJudge = (roster) => rosterSheet(list, armoury, roster),
  ) {
    this.roster = first;
  }

  readonly sheet = $derived.by(() => this.judge(this.roster));
  readonly nameOf = $derived.by(() => rosterNames(this.list, this.armoury, getLocale()));

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  change(next: Roster): void {
    if (next === this.roster) return;
    this.#past = [...this.#past, this.roster].slice(-remembered);
    this.#future = [];
    this.roster = next;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.roster];
    this.roster = before;
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.roster];
    this.roster = next;
  }

  add(unit: string): void {
    const brought = this.sheet.lines.find(({ id }) => id === unit)?.next;
    this.change(edits.addOne(this.roster, unit, { apart: this.#isPerson(unit), brought }));
  }

  remove(unit: string): void {
    this.change(edits.removeOne(this.roster, unit));
  }

  /** All that the army must have at least, in one step. */
  addNeeded(): void {
    const needed = this.sheet.lines.flatMap(({ id, missing }) => Array.from({ length: missing }, () => id));
    this.change(
      needed.reduce((roster, id) => edits.addOne(roster, id, { apart: this.#isPerson(id) }), this.roster),
    );
  }

  #isPerson(unit: string): boolean {
    return isCharacter(this.list.units.find(({ id }) => id === unit)?.type ?? 'infantry');
  }
}
