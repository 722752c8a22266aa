import type { Answer, Choice } from '@pelagonia/rules';

/** What was given as the answer to a choice, if it is one. */
export function answerOf(
  { kind, among }: Readonly<{ kind: Choice['kind']; among: readonly string[] }>,
  given: readonly string[],
): Answer | undefined {
  if (kind === 'fightOrWithdraw') {
    const [only] = given;
    return given.length === 1 && (only === 'fight' || only === 'withdraw') ? only : undefined;
  }
  const whole = given.length === among.length && new Set(given).size === given.length;
  return whole && given.every((seat) => among.includes(seat)) ? given : undefined;
}
