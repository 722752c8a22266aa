/** Asks something and tells every answer, also later ones, to `hear`; returns how to stop listening. */
export type Question<Answer> = (hear: (answer: Answer) => void) => () => void;

/**
 * Listens to one question at a time. Asking anew drops the question before it, whose answer would be out of date;
 * whoever still waits for that one is answered together with the newest, never left waiting.
 */
export class NewestAnswer<Answer> {
  #stop = () => {};
  #newest = 0;
  #waiting: (() => void)[] = [];

  ask(question: Question<Answer>, hear: (answer: Answer) => void): Promise<void> {
    this.#stop();
    this.#stop = () => {};
    const asked = ++this.#newest;
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      const stop = question((answer) => {
        if (asked !== this.#newest) return;
        hear(answer);
        // Hearing the answer may have led to asking anew: then everybody waits for that.
        if (asked === this.#newest) this.#release();
      });
      if (asked === this.#newest) this.#stop = stop;
      else stop();
    });
  }

  /** Listens no longer; nobody is left waiting. */
  stop(): void {
    this.#stop();
    this.#stop = () => {};
    this.#newest++;
    this.#release();
  }

  #release(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
