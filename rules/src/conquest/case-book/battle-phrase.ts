/** The name of a player in a case, and the id of a place. */
export const player = '[A-Z][a-z]*';
export const place = '[a-z0-9]+(?:-[a-z0-9]+)*';
export const players = `${player}(?:, ${player})*`;
export const places = `${place}(?:, ${place})*`;

/** A battle as a case names it: “siege at b-for, Anna against Bruno”, “meeting of Anna and Bruno”. */
export const battle = `(?:meeting of ${player} and ${player}|(?:field battle|siege|assault|contest) at ${place}, ${player} against (?:${player}|nobody))`;

/** The key of the battle that a phrase of this form names, and who stands on its second side. */
export function battleNamed(phrase: string): { readonly key: string; readonly defender: string } {
  const defender = phrase.slice(phrase.lastIndexOf(' ') + 1);
  const key = phrase
    .replace(/^meeting of (\w+) and (\w+)$/, 'meeting:$1+$2')
    .replace(/^(\w+)(?: battle)? at ([\w-]+), (\w+) against (\w+)$/, '$1:$2:$3>$4');
  return { key, defender };
}
