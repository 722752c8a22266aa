import type { ArmyList } from '../rosters/army-list.js';
import type { Armoury } from '../rosters/armoury.js';
import { type Catalogue, catalogueOf } from '../rosters/catalogue.js';
import { priceOfOne } from '../rosters/roster-tally.js';
import {
  type ArmyLine,
  keyOfLine,
  type LedgerEntry,
  type LedgerStep,
  type StandingArmy,
} from './army-ledger.js';

/**
 * HOUSE: what a standing army has come to. When its General falls his second takes over at once, without mount or item, for
 * an army has always one. A correction may leave losses that no longer fit; nobody is lost who is not there.
 */
export function foldLedger(list: ArmyList, armoury: Armoury, entries: readonly LedgerEntry[]): StandingArmy {
  const fold = new Fold(catalogueOf(list, armoury));
  for (const entry of entries) fold.add(entry);
  return fold.army();
}

class Fold {
  readonly #lines = new Map<string, ArmyLine>();
  readonly #steps: LedgerStep[] = [];
  #mustered = false;
  #worth = 0;
  #allowance = 0;

  constructor(private readonly catalogue: Catalogue) {}

  add(entry: LedgerEntry): void {
    const { kind, turn } = entry;
    if (kind === 'allowance') {
      this.#allowance = entry.points;
      this.#note({ kind, turn, lines: [], parts: entry.parts });
      return;
    }
    if (kind === 'mustered') this.#mustered = true;
    const sign = kind === 'mustered' || kind === 'recruited' ? 1 : -1;
    const moved = entry.lines.map((line) => this.#move(line, sign)).filter(({ count }) => count > 0);
    if (kind !== 'casualties') {
      this.#note({ kind, turn, lines: moved }, sign);
      return;
    }
    this.#note({ kind, turn, battle: entry.battle, lines: moved, reduced: entry.reduced }, sign);
    this.#succeed(turn, entry.battle);
  }

  army(): StandingArmy {
    const [worth, allowance] = [this.#worth, this.#allowance];
    return {
      mustered: this.#mustered,
      lines: [...this.#lines.values()],
      worth,
      allowance,
      recruitable: Math.max(0, allowance - worth),
      overStrength: Math.max(0, worth - allowance),
      steps: this.#steps,
    };
  }

  /** What really came or went. */
  #move(line: ArmyLine, sign: 1 | -1): ArmyLine {
    const key = keyOfLine(line);
    const before = this.#lines.get(key)?.count ?? 0;
    const count = sign === 1 ? line.count : Math.min(line.count, before);
    const after = before + sign * count;
    if (after > 0) this.#lines.set(key, { ...bare(line), count: after });
    else this.#lines.delete(key);
    return { ...bare(line), count };
  }

  #succeed(turn: number, battle: string): void {
    const { units } = this.catalogue;
    const led = [...this.#lines.values()].some(({ unit }) => units.get(unit)?.type === 'general');
    const general = this.catalogue.list.units.find(({ type }) => type === 'general');
    if (led || general === undefined || !this.#mustered) return;
    const heir = this.#move({ unit: general.id, count: 1, items: [] }, 1);
    this.#note({ kind: 'succeeded', turn, battle, lines: [heir] });
  }

  #note({ kind, turn, battle, lines, reduced = [], parts = [] }: Noted, sign = 1): void {
    const change = sign * lines.reduce((sum, line) => sum + line.count * priceOfOne(this.catalogue, line), 0);
    this.#worth += change;
    this.#steps.push({
      kind,
      turn,
      ...(battle !== undefined && { battle }),
      rule: kind === 'allowance' ? 'S1' : 'S4',
      lines,
      reduced,
      parts,
      change,
      worth: this.#worth,
      allowance: this.#allowance,
    });
  }
}

type Noted = Pick<LedgerStep, 'kind' | 'turn' | 'lines'> &
  Readonly<{
    battle?: string;
    reduced?: LedgerStep['reduced'] | undefined;
    parts?: LedgerStep['parts'] | undefined;
  }>;

function bare({ unit, items, mount, count }: ArmyLine): ArmyLine {
  return { unit, items, count, ...(mount !== undefined && { mount }) };
}
