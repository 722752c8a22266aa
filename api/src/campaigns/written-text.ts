/** Nobody can see them, and a database or a terminal stumbles over them; in a text, lines may break. */
const unprintable = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;
/** They turn round what is printed after them, also what others wrote; the marks that single letters need do not. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/gu;

/** A text that somebody wrote, as it can be kept and shown. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unprintable, '').replace(turning, '').normalize('NFC');
}

/** The same without the blanks round it; empty if there is nothing to see in it. */
export function writtenText(text: string): string {
  return visible(printable(text)).trim();
}

/** The same in one line, in which nothing breaks. */
export function oneLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(turning, '')
    .normalize('NFC');
  return visible(line).replace(/\s+/g, ' ').trim();
}

/** A reason of blanks that have no width is none. */
export function visible(text: string): string {
  return text.replace(invisible, '') === '' ? '' : text;
}
