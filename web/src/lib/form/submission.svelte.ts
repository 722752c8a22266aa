import { tick } from 'svelte';
import { Refusal, type Reason } from '../api/refusal.js';
import { tell } from '../words/told.js';

/**
 * One form being sent: pending while it is under way (a second press does nothing), then either done or with the
 * sentences that say what is wrong. What was typed stays in the page's own state and is never touched.
 */
export class Submission {
  pending = $state(false);
  /** What is wrong with the whole; empty when the fault lies with single fields. */
  problem = $state('');
  reason: Reason | undefined = $state.raw();
  #faults: Record<string, string> = $state({});

  fault(field: string): string {
    return this.#faults[field] ?? '';
  }

  /** All that is wrong, in one text, for what has no fields to show it at. */
  get told(): string {
    return [this.problem, ...Object.values(this.#faults)].filter(Boolean).join(' ');
  }

  /** Forgets what was wrong before, for a form that is opened anew. */
  clear(): void {
    this.problem = '';
    this.reason = undefined;
    this.#faults = {};
  }

  /** For what the page itself can see before sending. */
  refuse(form: HTMLFormElement | undefined, faults: Record<string, string>): void {
    this.#faults = faults;
    this.problem = '';
    void this.#showFirstFault(form);
  }

  async run(form: HTMLFormElement | undefined, work: () => Promise<void>): Promise<void> {
    if (this.pending) return;
    this.pending = true;
    this.clear();
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await this.#take(error.reason);
      await this.#showFirstFault(form);
    } finally {
      this.pending = false;
    }
  }

  async #take(reason: Reason): Promise<void> {
    const told = await tell(reason);
    this.reason = reason;
    this.#faults = told.faults;
    this.problem = told.problem;
  }

  /** Focus goes where the reader must act: the first faulty field, else the sentence about the whole. */
  async #showFirstFault(form: HTMLFormElement | undefined): Promise<void> {
    await tick();
    const target =
      form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form?.querySelector<HTMLElement>('[data-problem]');
    target?.focus();
  }
}
