import { playTurn } from '../play-turn.js';
import { describeTurnFault } from '../describe-turn-fault.js';
import type { Choice } from '../turn-course.js';
import { turnReport, type TurnReport } from '../turn-report.js';

/** A line that is not as the book of cases wants it, or says what is not so. */
export class CaseFault extends Error {}

interface Ground {
  readonly id: string;
  readonly kind: string;
  readonly owner?: string;
  readonly garrison?: number;
  readonly ruins?: boolean;
}

interface Outcome {
  readonly report: TurnReport;
  readonly choices: readonly Choice[];
  readonly diceRolled: number;
}

/** What the lines of a case have said so far, as the JSON of a turn; what follows from it is worked out when asked for. */
export class CaseWorld {
  readonly territories = new Map<string, Ground>();
  readonly links: [string, string][] = [];
  readonly settings = new Map<string, string | number>();
  readonly orders = new Map<string, unknown>();
  readonly previousOrders = new Map<string, unknown>();
  readonly silent = new Set<string>();
  readonly battlesWon = new Map<string, number>();
  readonly bonus = new Map<string, number>();
  readonly results = new Map<string, { winner: string } | { draw: true }>();
  readonly answers = new Map<string, string | readonly string[]>();
  dice: readonly number[] = [];
  turn = 1;
  /** Results of which the case says that they change nothing. */
  readonly idle = new Set<string>();
  private played: Outcome | undefined;

  /** To be called when anything has been said that the turn depends on. */
  changed(): void {
    this.played = undefined;
  }

  get report(): TurnReport {
    return this.outcome().report;
  }

  get choices(): readonly Choice[] {
    return this.outcome().choices;
  }

  get diceRolled(): number {
    return this.outcome().diceRolled;
  }

  /** The report of a turn that must be over. */
  get after(): TurnReport {
    if (!this.report.done) throw new CaseFault('the turn is not over yet.');
    return this.report;
  }

  /** Fails unless somebody of this name has been spoken of: a slip of the pen must not pass for nobody. */
  know(player: string): string {
    const owners = Array.from(this.territories.values(), ({ owner }) => owner);
    if (owners.includes(player) || this.orders.has(player) || this.silent.has(player)) return player;
    throw new CaseFault(`nobody is called ${player}.`);
  }

  place(id: string): string {
    if (this.territories.has(id)) return id;
    throw new CaseFault(`no place is called ${id}.`);
  }

  private outcome(): Outcome {
    if (this.played !== undefined) return this.played;
    const turn = playTurn({
      territories: [...this.territories.values()],
      links: this.links,
      settings: Object.fromEntries(this.settings),
      turn: this.turn,
      orders: Object.fromEntries(this.orders),
      previousOrders: Object.fromEntries(this.previousOrders),
      battlesWon: Object.fromEntries(this.battlesWon),
      bonus: Object.fromEntries(this.bonus),
      results: Object.fromEntries(this.results),
      answers: Object.fromEntries(this.answers),
      dice: this.dice,
    });
    if (!turn.ok) throw new CaseFault(turn.violations.map((one) => describeTurnFault(one, 'en')).join(' '));
    const { adjudication, diceRolled } = turn;
    this.played = { report: turnReport(adjudication, 'en'), choices: adjudication.choices, diceRolled };
    return this.played;
  }
}
