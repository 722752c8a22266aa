import {
  ApplyCorrectionDocument,
  PreviewCorrectionDocument,
  type CorrectedEventInput,
  type CorrectionShownFragment,
  type PreviewCorrectionQuery,
} from '../generated/operations.js';
import { api } from '../api/api.svelte.js';
import { Refusal, reasonOf } from '../api/refusal.js';
import { Act } from '../form/act.svelte.js';
import { Submission } from '../form/submission.svelte.js';

const sameEvent = (a: CorrectedEventInput, b: CorrectedEventInput) => a.turn === b.turn && a.key === b.key;

/** A correction in the making: what is changed, what would follow, and at last the word that it be so. */
export class Correction {
  events: readonly CorrectedEventInput[] = $state.raw([]);
  preview: CorrectionShownFragment | undefined = $state.raw();
  reason = $state('');
  /** Agrees that turns which no longer follow become void. */
  voids = $state(false);
  readonly looking = new Submission();
  readonly applying = new Act();

  constructor(private readonly campaignId: () => string) {}

  has(turn: number, key: string): CorrectedEventInput | undefined {
    return this.events.find((event) => event.turn === turn && event.key === key);
  }

  /** Another word on the same battle or choice takes the place of the one before; what was seen is out of date. */
  put(event: CorrectedEventInput): void {
    this.events = [...this.events.filter((known) => !sameEvent(known, event)), event];
    this.#forget();
  }

  drop(event: CorrectedEventInput): void {
    this.events = this.events.filter((known) => !sameEvent(known, event));
    this.#forget();
  }

  clear(): void {
    this.events = [];
    this.reason = '';
    this.#forget();
  }

  look(): Promise<void> {
    return this.looking.run(undefined, async () => {
      const input = { campaignId: this.campaignId(), events: [...this.events] };
      const { data, error } = await api.client
        .query<PreviewCorrectionQuery>(
          PreviewCorrectionDocument.toString(),
          { input },
          { requestPolicy: 'network-only' },
        )
        .toPromise();
      if (error) throw new Refusal(reasonOf(error));
      const answer = data?.correctionPreview;
      if (answer?.__typename !== 'CorrectionPreview')
        throw new Refusal(answer ?? { code: 'UNREACHABLE', message: 'The answer was empty.' });
      this.preview = answer;
      this.voids = false;
    });
  }

  /** Only what was previewed is applied: if the campaign has moved on since, it is refused. */
  async apply(form: HTMLFormElement | undefined): Promise<boolean> {
    if (!this.preview) return false;
    const done = await this.applying.perform(form, ApplyCorrectionDocument, {
      campaignId: this.campaignId(),
      events: [...this.events],
      reason: this.reason,
      version: this.preview.version,
      voidLaterTurns: this.voids,
    });
    if (done) this.clear();
    return done !== undefined;
  }

  #forget(): void {
    this.preview = undefined;
    this.looking.clear();
    this.applying.clear();
  }
}
