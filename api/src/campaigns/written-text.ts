/** Nobody can see them, and a database or a terminal stumbles over them; in a text, lines may break. */
const unprintable = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** A text that somebody wrote, as it can be kept and shown. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unprintable, '').normalize('NFC');
}

/** The same without the blanks round it. */
export function writtenText(text: string): string {
  return printable(text).trim();
}
