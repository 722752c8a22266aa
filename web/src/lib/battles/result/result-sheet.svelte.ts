import {
  checkScore,
  scoreBattle,
  winnerByTotals,
  type InputFault,
  type Role,
  type Scenario,
} from '@pelagonia/rules';
import { untrack } from 'svelte';
import type { BattleResultInput } from '../../generated/operations.js';
import { KeptDraft } from '../../form/kept-draft.js';
import type { FieldedRosters } from '../armies/fielded-roster.js';
import { blankDraft, depthsOffered, resultDrafts, type ResultDraft } from './result-draft.js';
import { tollOfSide } from './roster-fates.js';
import { resultInput, scoreDocument, type Armies, type Tolls } from './score-document.js';

export interface ResultFacts {
  /** Absent where the referee's own scenario is played: then there is nothing to count. */
  readonly scenario: Scenario | undefined;
  readonly armies: Armies;
  /** Those that were handed in and may be read. */
  readonly rosters: FieldedRosters;
  /** Whose roster is still a secret: as long as there is one, nobody counts by rosters. */
  readonly secret: readonly Role[];
  /** Whether armies last here and lose what fell, whichever way the result is told. */
  readonly lasting: boolean;
  /** The points a side that bonuses grow with, until somebody says otherwise. */
  readonly size: number;
  readonly name: string;
}

const figures = /^\d{1,6}$/;
const bothRoles = ['attacker', 'defender'] as const satisfies readonly Role[];
/** Steps back that are remembered. */
const mostSteps = 100;

/** A result being entered: kept on this device as it grows, scored by the rules with every tap. */
export class ResultSheet {
  draft: ResultDraft = $state(blankDraft(0));
  /** The cost of a loss that is typed in and still to be added. */
  readonly costs: Record<Role, string> = $state({ attacker: '', defender: '' });
  #past: readonly string[] = $state.raw([]);
  readonly depths;
  readonly #kept: KeptDraft<ResultDraft>;
  readonly #blank: string;

  constructor(readonly facts: ResultFacts) {
    const { rosters, secret, size, name } = facts;
    this.depths = depthsOffered(secret.length === 0 && Object.values(rosters).some(Boolean));
    this.#kept = new KeptDraft(name, resultDrafts);
    this.#blank = JSON.stringify(this.#fresh());
    this.draft = this.#fitting(this.#kept.read() ?? blankDraft(size, this.depths[0]));
    let before = $state.snapshot(this.draft);
    $effect(() => {
      const now = $state.snapshot(this.draft);
      if (JSON.stringify(now) === this.#blank) this.#kept.clear();
      else this.#kept.write(now);
      untrack(() => this.#remember(before, now));
      before = now;
    });
  }

  /** A draft that is of this battle as it is now: of the rosters handed in last, in a depth that is offered. */
  #fitting(draft: ResultDraft): ResultDraft {
    for (const role of bothRoles) {
      const given = this.facts.rosters[role]?.given ?? '';
      const side = draft.sides[role];
      if (side.roster !== given) [side.roster, side.fates] = [given, {}];
    }
    return this.depths.includes(draft.depth) ? draft : { ...draft, depth: this.depths[0] ?? 'outcome' };
  }

  #fresh(): ResultDraft {
    return this.#fitting(blankDraft(this.facts.size, this.depths[0]));
  }

  /** Each tap is a step; another depth is another matter, which steps back do not reach. */
  #remember(before: ResultDraft, now: ResultDraft): void {
    const [past, present] = [JSON.stringify(before), JSON.stringify(now)];
    if (before.depth !== now.depth) this.#past = [];
    else if (past !== present && present !== this.#undone)
      this.#past = [...this.#past, past].slice(-mostSteps);
    this.#undone = undefined;
  }

  /** Whether what fell is asked for beside a result that does not tell it. */
  get tellsLosses(): boolean {
    const { lasting, rosters, secret } = this.facts;
    const readable = secret.length === 0 && Object.values(rosters).some(Boolean);
    return lasting && readable && ['outcome', 'totals'].includes(this.draft.depth);
  }

  /** Whether rosters are tapped on. */
  get tapped(): boolean {
    return this.draft.depth === 'rosters' || this.tellsLosses;
  }

  get undoable(): boolean {
    return this.#past.length > 0;
  }

  #undone: string | undefined;
  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#undone = last;
    this.draft = JSON.parse(last) as ResultDraft;
  }

  /** What follows from the rosters, by the rules; of sides that have one, where they are tapped on. */
  readonly #counted = $derived.by(() => {
    const tolls: Record<string, Tolls[Role]> = {};
    const faults: InputFault[] = [];
    for (const role of this.tapped ? bothRoles : []) {
      const fielded = this.facts.rosters[role];
      if (!fielded) continue;
      const toll = tollOfSide(this.draft.sides[role], fielded);
      if (toll.ok) tolls[role] = toll.value;
      else faults.push(...toll.faults);
    }
    return { tolls: tolls as Tolls, faults };
  });

  readonly tolls: Tolls = $derived.by(() => this.#counted.tolls);

  readonly checked = $derived.by(() => {
    const { scenario, armies } = this.facts;
    const { tolls, faults } = this.#counted;
    if (faults.length > 0) return { ok: false as const, faults };
    return checkScore(scoreDocument(this.draft, scenario, armies, tolls), scenario ? [scenario] : []);
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

  /** What keeps it from being sent. */
  get lacks(): 'loss' | 'verdict' | undefined {
    const counting = this.draft.depth === 'full' || this.draft.depth === 'rosters';
    if (counting && bothRoles.some((role) => this.costs[role].trim() !== '')) return 'loss';
    return this.winner === undefined ? 'verdict' : undefined;
  }

  get input(): BattleResultInput {
    const { scenario, armies, rosters } = this.facts;
    return resultInput($state.snapshot(this.draft), scenario, armies, rosters, this.tapped);
  }

  /** It is sent, or no longer wanted. */
  forget(): void {
    this.draft = this.#fresh();
    this.#undone = this.#blank;
    this.#past = [];
    this.#kept.clear();
  }
}
