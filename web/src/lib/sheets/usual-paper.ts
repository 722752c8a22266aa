/** The two sizes that clubs print on. */
export const paperSizes = ['a4', 'letter'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** Countries whose printers hold letter; everywhere else they hold A4. */
const letterCountries = 'US CA MX CL CO CR DO GT NI PA PH PR SV VE'.split(' ');
/** What a reader's printer probably holds. */
export function usualPaper(language: string): PaperSize {
  try {
    return letterCountries.includes(new Intl.Locale(language).region ?? '') ? 'letter' : 'a4';
  } catch {
    return 'a4';
  }
}
