import type { NameBook } from './name-book.js';
import { bareLine, numberIn, sizePhrase } from './line-parts.js';
import { plain } from './plain-words.js';

/** A line that is about the roster and not of it. */
export type Heading =
  | { readonly kind: 'title'; readonly title: string }
  | { readonly kind: 'army'; readonly army?: string; readonly written: string; readonly size?: number }
  | { readonly kind: 'total'; readonly total: number }
  | { readonly kind: 'nothing' };

const nothing: Heading = { kind: 'nothing' };

/** Words that stand over a part of a roster, or under it. */
const headings = new Set(
  `army armies roster list characters units troops core infantry cavalry chariots monsters artillery machines heroes
  wizards commanders command siege gear siege_gear magic items ejercito ejercitos lista personajes unidades tropas
  infanteria caballeria carros monstruos artilleria maquinas heroes hechiceros mandos mando asedio equipo_de_asedio
  objetos_magicos`
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ')),
);

const summing = /^(?:total(?:es)?|totals?|sum|suma)(?![\p{L}\p{N}])/iu;
const closing =
  /^(?:total|totals|totales|sum|suma|break(?:s|ing)?|units?|unidades|points?|puntos|left|sobran|quedan|ruptura|se retira)(?![\p{L}\p{N}])/iu;
const naming = /^(?:name|nombre)\s*[:=]\s*/iu;
const armyAhead = /^(?:army list|army|roster|list|lista de ejército|lista|ejército|ejercito)\s*[:=–—-]?\s+/iu;
/** An army with a number of at least three digits before or behind it. */
const beside = /^(\d{1,3}[.,]\d{3}|\d{3,6})\s+(\P{N}+)$|^(\P{N}+?)[\s,:(–—-]+(\d{1,3}[.,]\d{3}|\d{3,6})$/u;
const frame =
  /^[\s,;:.|/()[\]{}·*_~`"“”«»=–—\p{Cf}\p{Extended_Pictographic}\uFE0F-]+|[\s,;:.|/()[\]{}·*_~`"“”«»=–—\p{Cf}\p{Extended_Pictographic}\uFE0F-]+$/gu;

/** What a line says about the roster as a whole, if it says anything; `armies` is who can be named. */
export function headingOf(line: string, armies: NameBook): Heading | undefined {
  const trimmed = bareLine(line);
  if (/^#+\s*\S/u.test(trimmed)) return { kind: 'title', title: trimmed.replace(/^#+\s*/u, '') };
  if (naming.test(trimmed)) return { kind: 'title', title: trimmed.replace(naming, '').replace(frame, '') };
  const bare = trimmed.replace(frame, '');
  if (bare === '' || trimmed.startsWith('//')) return nothing;
  const sized = sizePhrase.exec(bare);
  if (summing.test(bare)) {
    const found = sized ?? /[\s:=]([\d.,]{1,9})/u.exec(bare);
    return found ? { kind: 'total', total: numberIn(found[1] as string) } : nothing;
  }
  const rest = (sized ? `${bare.slice(0, sized.index)} ${bare.slice(sized.index + sized[0].length)}` : bare)
    .replace(armyAhead, '')
    .replace(frame, '');
  const size = sized ? { size: numberIn(sized[1] as string) } : {};
  const army = armies.sure(rest);
  if (army !== undefined) return { kind: 'army', army, written: rest, ...size };
  const numbered = sized ? null : beside.exec(rest);
  const beyond = numbered && armies.sure(numbered[2] ?? numbered[3] ?? '');
  if (numbered && beyond !== null && beyond !== undefined) {
    return {
      kind: 'army',
      army: beyond,
      written: rest,
      size: numberIn((numbered[1] ?? numbered[4]) as string),
    };
  }
  if (sized && rest === '') return { kind: 'army', written: '', ...size };
  if (armyAhead.test(bare)) return { kind: 'army', written: rest, ...size };
  return undefined;
}

/** Whether a line that names no unit stands over or under a part of the roster. */
export function isCaption(line: string): boolean {
  const trimmed = line.trim();
  return headings.has(plain(trimmed)) || closing.test(trimmed) || /^\P{N}*:$/u.test(trimmed);
}
