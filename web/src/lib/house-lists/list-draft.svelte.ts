import { checkArmyText, describeInputFault, checkArmyList, type ArmyList } from '@pelagonia/rules';
import { getLocale } from '../paraglide/runtime.js';
import { blankMount, blankRule, blankUnit, nextKey, type EditedList } from './edited-list.js';
import { fieldWord } from './field-words.js';
import { documentOf } from './list-document.js';

export interface PlacedFault {
  readonly where: string;
  readonly sentence: string;
}

/** An army list being written: judged by the rules with every stroke. */
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
  ) {
    this.list = first;
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
