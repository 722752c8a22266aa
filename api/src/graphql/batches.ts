/**
 * Gathers what the members of one list ask for alike, so that a list of campaigns costs as many statements as one campaign.
 * Nothing is kept: the next question is asked afresh.
 */
export class Batches<Question, Answer> {
  private readonly waiting = new Map<
    string,
    { ids: Set<string>; answers: Promise<ReadonlyMap<string, Answer>> }
  >();

  constructor(
    private readonly read: (
      question: Question,
      ids: readonly string[],
    ) => Promise<ReadonlyMap<string, Answer>>,
  ) {}

  async ask(question: Question, id: string): Promise<Answer> {
    const key = JSON.stringify(question);
    let batch = this.waiting.get(key);
    if (batch === undefined) {
      const ids = new Set<string>();
      batch = { ids, answers: this.answer(key, question, ids) };
      this.waiting.set(key, batch);
    }
    batch.ids.add(id);
    const answer = (await batch.answers).get(id);
    if (answer === undefined) throw new Error(`nothing was found of ${id}`);
    return answer;
  }

  private async answer(
    key: string,
    question: Question,
    ids: ReadonlySet<string>,
  ): Promise<ReadonlyMap<string, Answer>> {
    // All members of a list are asked before the next turn of the event loop.
    await new Promise(setImmediate);
    this.waiting.delete(key);
    return this.read(question, [...ids]);
  }
}
