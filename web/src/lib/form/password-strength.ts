export const shortestPassword = 10;

export type StrengthName = 'short' | 'fair' | 'good' | 'strong';

/**
 * A hint, not a judge: length counts most, variety a little, repetition not at all. A single word, a number or the one
 * after the other is what people guess first. The server refuses what is too short or too common.
 */
export function passwordStrength(password: string): { name: StrengthName; steps: number } {
  const characters = [...password];
  if (characters.length < shortestPassword) return { name: 'short', steps: 0 };
  const different = new Set(characters).size;
  const worth = different + (characters.length - different) / 2;
  const guessedFirst = characters.length < 14 && /^\p{L}*\d*$/u.test(password);
  if (worth < 9 || guessedFirst) return { name: 'fair', steps: 1 };
  if (worth < 14) return { name: 'good', steps: 2 };
  return { name: 'strong', steps: 3 };
}
