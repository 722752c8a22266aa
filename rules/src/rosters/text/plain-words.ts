const marks = /\p{M}+/gu;
const notWords = /[^\p{L}\p{N}]+/gu;

/** A name as people may write it: without case, accents and punctuation, single blanks between the words. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(marks, '').toLowerCase().replace(notWords, ' ').trim();
}

/** The same without what makes a plural in English or Spanish: `cannons` and `cañón`, `heroes` and `héroe` meet here. */
export function singular(plainText: string): string {
  return plainText
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '').replace(/e$/, '') : word))
    .join(' ');
}
