import type { TypedDocumentString } from '../generated/operations.js';
import { Refusal } from '../api/refusal.js';
import { send, type Accepted } from '../api/send.js';
import { Submission } from './submission.svelte.js';

/** A mutation of one field whose `input` carries a client key. */
type ActDocument<Data, Input> = TypedDocumentString<Data, { input: Input }>;
type AnswerOf<Data> = Extract<Data[keyof Data], object>;

/**
 * Something a person does in a campaign, done once: if no answer came and it is sent again unchanged, it goes with the
 * same key, and the server gives the first answer instead of doing it twice.
 */
export class Act extends Submission {
  #sent: { what: string; key: string } | undefined;

  /** Gives the accepted answer, or nothing where it was refused: then the submission says why. */
  async perform<Data extends object, Input extends { clientKey: string }>(
    form: HTMLFormElement | undefined,
    document: ActDocument<Data, Input>,
    input: Omit<Input, 'clientKey'>,
  ): Promise<Accepted<AnswerOf<Data>> | undefined> {
    let answer: Accepted<AnswerOf<Data>> | undefined;
    await this.run(form, async () => {
      const key = this.#keyFor(document.toString() + JSON.stringify(input));
      const keyed = { ...input, clientKey: key } as unknown as Input;
      try {
        answer = await send(document, { input: keyed }, (data) => Object.values(data)[0] as AnswerOf<Data>);
        this.#sent = undefined;
      } catch (error) {
        if (!(error instanceof Refusal) || error.reason.code !== 'UNREACHABLE') this.#sent = undefined;
        throw error;
      }
    });
    return answer;
  }

  #keyFor(what: string): string {
    if (this.#sent?.what !== what) this.#sent = { what, key: crypto.randomUUID() };
    return this.#sent.key;
  }
}
