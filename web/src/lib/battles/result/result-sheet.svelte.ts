import { checkScore, scoreBattle, winnerByTotals, type Role, type Scenario } from '@pelagonia/rules';
import type { BattleResultInput } from '../../generated/operations.js';
import { KeptDraft } from './kept-draft.js';
import { blankDraft, type ResultDraft } from './result-draft.js';
import { resultInput, scoreDocument, type Armies } from './score-document.js';

export interface ResultFacts {
  /** Absent where the referee's own scenario is played: then there is nothing to count. */
  readonly scenario: Scenario | undefined;
  readonly armies: Armies;
  /** The points a side that bonuses grow with, until somebody says otherwise. */
  readonly size: number;
  readonly name: string;
}

const figures = /^\d{1,6}$/;

/** A result being entered: kept on this device as it grows, scored by the rules with every tap. */
export class ResultSheet {
  draft: ResultDraft = $state(blankDraft(0));
  readonly #kept: KeptDraft;
  readonly #blank: string;

  constructor(readonly facts: ResultFacts) {
    this.#kept = new KeptDraft(facts.name);
    this.#blank = JSON.stringify(blankDraft(facts.size));
    this.draft = this.#kept.read() ?? blankDraft(facts.size);
    $effect(() => {
      const whole = $state.snapshot(this.draft);
      if (JSON.stringify(whole) === this.#blank) this.#kept.clear();
      else this.#kept.write(whole);
    });
  }

  readonly checked = $derived.by(() => {
    const { scenario, armies } = this.facts;
    return checkScore(scoreDocument(this.draft, scenario, armies), scenario ? [scenario] : []);
  });

  readonly score = $derived.by(() => (this.checked.ok ? scoreBattle(this.checked.value) : undefined));

  /** As far as they are known at this depth. */
  readonly totals: Readonly<Record<Role, number>> | undefined = $derived.by(() => {
    const { depth, totals } = this.draft;
    if (depth === 'totals') {
      const { attacker, defender } = totals;
      const known = figures.test(attacker) && figures.test(defender);
      return known ? { attacker: Number(attacker), defender: Number(defender) } : undefined;
    }
    if (depth === 'outcome' || !this.score) return undefined;
    const { attacker, defender } = this.score.sides;
    return { attacker: attacker.points, defender: defender.points };
  });

  readonly winner: Role | 'draw' | undefined = $derived.by(() => {
    const { depth, outcome } = this.draft;
    if (depth === 'outcome') return outcome === '' ? undefined : (outcome.toLowerCase() as Role | 'draw');
    if (depth === 'totals') return this.totals && winnerByTotals(this.totals);
    return this.score?.winner;
  });

  get input(): BattleResultInput {
    const { scenario, armies } = this.facts;
    return resultInput($state.snapshot(this.draft), scenario, armies);
  }

  /** It is sent, or no longer wanted. */
  forget(): void {
    this.draft = blankDraft(this.facts.size);
    this.#kept.clear();
  }
}
