/**
 * Something a person can mend. Its message is the one sentence they are shown, saying what is wrong and
 * what to do; no stack trace goes with it.
 */
export class Fault extends Error {
  /**
   * @param {string} sentence
   * @param {{ details?: readonly string[], cause?: unknown }} [more] `details` are shown below the sentence, one a line
   */
  constructor(sentence, { details = [], cause } = {}) {
    super(sentence, { cause });
    this.name = 'Fault';
    this.details = details;
  }
}

/**
 * @param {unknown} error
 * @returns {string} the code the system gave an error, such as `EACCES`, or an empty text
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
