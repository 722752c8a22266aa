/** A line of a roster taken apart; what its words mean is another's business. */
export interface LineParts {
  /** What stands outside brackets and quotes, without counts and points. */
  readonly words: string;
  /** The same with what stood in brackets, for names that have brackets. */
  readonly whole: string;
  readonly count?: number;
  readonly points?: number;
  /** A count in words, unless they belong to the name. */
  readonly spoken?: number;
  /** A number that may be a count or points. */
  readonly unclear?: number;
  /** What stood in brackets, piece by piece. */
  readonly details: readonly string[];
  /** What stood in quotes. */
  readonly quoted?: string;
}

/** What chats set before a message that is copied: when it was written, and by whom. */
const stamp =
  /^\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?\]?(?:\s+-)?\s+[^:]{1,40}:\s+/iu;
/** Signs that nobody sees: marks of direction, joiners, control signs. */
const unseen = /[\p{Cf}\p{Cc}]/gu;
const unseenAhead = /^[\s\p{Cf}\p{Cc}]+/u;
const bullet = /^(?:(?:[-•·▪◦>–—]+|[*+](?=\s)|\p{Extended_Pictographic}\p{M}*)\s*)+/u;
const emphasis = /^[*_~`]+|[*_~`\p{Extended_Pictographic}\uFE0F]+$/gu;
const pointWords = '(?:points?|pts?|puntos?|ptos?|p)\\.?';
const number = '(\\d{1,3}(?:[.,]\\d{3})+|\\d{1,7})';
const each = '(?:\\s*(?:each|ea\\.?|apiece|in all|c/u|cada un[oa]|en total))?';
const countAhead = /^(?:(\d{1,5})\s*[x×]?\s+|(\d{1,5})[x×](?=\p{L})|[x×]\s?(\d{1,5})\s+)(?=\S)/iu;
const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'a an one un una uno',
    'two dos',
    'three tres',
    'four cuatro',
    'five cinco',
    'six seis',
    'seven siete',
    'eight ocho',
    'nine nueve',
    'ten diez',
    'eleven once',
    'twelve doce',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);
const spokenAhead = new RegExp(`^(${Object.keys(numberWords).join('|')})\\s+(?=\\S)`, 'iu');
const unitsOf = /^(?:units?|regiments?|unidad(?:es)?|regimientos?)\s+(?:of|de)\s+(?=\S)/iu;
const countBehind = /(?:\s|[,;|:])\s*(?:[x×]\s?(\d{1,5})|(\d{1,5})\s?[x×])$/iu;
const pointsBehind = new RegExp(`(?:[,;|:=@–—]|\\s-?)\\s*${number}\\s*${pointWords}${each}$`, 'iu');
const numberBehind = new RegExp(`(?:\\s*[,;|:=@–—]|\\s-)\\s*${number}$`, 'u');
const onlyPoints = new RegExp(`^[=@+]?\\s*${number}\\s*(?:${pointWords})?${each}$`, 'iu');
/** What a mount or an item costs, written behind it. */
const extraPrice = new RegExp(
  `(^|\\p{L})\\s*\\+\\s*\\d{1,4}\\s*(?:${pointWords})?(?=\\s*(?:[,;+|]|$))`,
  'giu',
);
const onlyCount = /^(?:[x×]\s?(\d{1,5})|(\d{1,5})\s?[x×])$/iu;

/** `1.000`, `1,000` and `1000` are the same. */
export function numberIn(text: string): number {
  return Number(text.replace(/[.,]/g, ''));
}

export const sizePhrase = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])${number}\\s*${pointWords}(?![\\p{L}\\p{N}])`,
  'iu',
);

/** A count in brackets of its own, or in the first cell of a table. */
const cells = /^\|?\s*(?:\((\d{1,5})\s?[x×]?\)|(\d{1,5})\s?[x×]?\s*[|;\t])\s*/iu;

/** A name with its count and its points in cells behind it, as tables have them. */
const nameAhead = new RegExp(
  `^\\|?\\s*(\\P{N}[^|;,]*?)\\s*[|;,]\\s*(\\d{1,5})\\s?[x×]?\\s*[|;,]\\s*(\\d{1,7})\\s*(?:${pointWords})?$`,
  'iu',
);

function withoutCells(line: string): string {
  const one = line.replace(/\s*\|$/u, '');
  const [, name, count, points] = nameAhead.exec(one) ?? [];
  if (name !== undefined && Number(count) <= Number(points)) return `${count} ${name}, ${points} p`;
  return one.replace(cells, (_, bracketed?: string, first?: string) => `${bracketed ?? first} `);
}

/** A line without what a chat sets before it; a tab parts it like the lines of a table. */
export function bareLine(line: string): string {
  return line.replace(unseenAhead, '').replace(/\t+/gu, ' | ').trim().replace(stamp, '');
}

/** Takes a line apart. Each step looks at the line once; lines are short. */
export function partsOf(line: string): LineParts {
  const bare = bareLine(line).replace(bullet, '').replace(emphasis, '').trim();
  const { quoted, ...told } = quotation(withoutCells(bare));
  const rest = told.rest.replace(unseen, '');
  const { outside, inside } = brackets(rest);
  let words = outside.trim();
  let count: number | undefined;
  let points: number | undefined;
  const details: string[] = [];
  for (const part of inside
    .map((one) => one.replace(extraPrice, '$1'))
    .flatMap((one) => one.split(/[,;+|]/))
    .map((one) => one.trim())) {
    if (part === '') continue;
    const counted = onlyCount.exec(part);
    const priced = onlyPoints.exec(part);
    if (counted) count = Number(counted[1] ?? counted[2]);
    else if (priced) points = numberIn(priced[1] as string);
    else details.push(part);
  }
  const take = (shape: RegExp): RegExpExecArray | null => {
    const found = shape.exec(words);
    if (found) words = (words.slice(0, found.index) + words.slice(found.index + found[0].length)).trim();
    return found;
  };
  const ahead = take(countAhead);
  if (ahead) count = Number(ahead[1] ?? ahead[2] ?? ahead[3]);
  const word = count === undefined ? take(spokenAhead) : null;
  const spoken = word ? numberWords[(word[1] as string).toLowerCase()] : undefined;
  if (count !== undefined || spoken !== undefined) take(unitsOf);
  let plain: number | undefined;
  for (let taken = true; taken;) {
    const [priced, counted] = [take(pointsBehind), take(countBehind)];
    if (priced) points = numberIn(priced[1] as string);
    if (counted) count = Number(counted[1] ?? counted[2]);
    const last = plain === undefined ? take(numberBehind) : null;
    if (last) plain = numberIn(last[1] as string);
    taken = priced !== null || counted !== null || last !== null;
  }
  const counted = count ?? spoken;
  const unclear = counted === undefined ? plain : undefined;
  if (counted !== undefined) points ??= plain;
  return {
    words: words.replace(/[\s,;|:=@.–—-]+$/u, ''),
    whole: rest.replace(countAhead, ''),
    ...(count !== undefined && { count }),
    ...(count === undefined && spoken !== undefined && { spoken }),
    ...(points !== undefined && { points }),
    ...(unclear !== undefined && { unclear }),
    details,
    ...(quoted !== undefined && { quoted }),
  };
}

const quotes = [/"((?:[^"\\]|\\.)*)"/u, /“([^”]*)”/u, /«([^»]*)»/u];

/** What stands in the first quotes; between straight ones a backslash keeps the next sign. */
function quotation(line: string): { readonly rest: string; readonly quoted?: string } {
  for (const shape of quotes) {
    const found = shape.exec(line);
    if (found === null) continue;
    const rest = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`;
    const inner = (found[1] as string).trim();
    return { rest, quoted: shape === quotes[0] ? unescaped(inner) : inner };
  }
  return { rest: line };
}

function unescaped(text: string): string {
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return text.replace(/\\(.)/gu, '$1');
  }
}

/** The pieces of a line between commas and semicolons that stand in no brackets. */
export function piecesOf(line: string): readonly string[] {
  let depth = 0;
  const pieces = [''];
  for (const sign of line) {
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth = Math.max(0, depth - 1);
    if (depth === 0 && ',;'.includes(sign)) pieces.push('');
    else pieces[pieces.length - 1] += sign;
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

/** What stands outside brackets, and each piece inside; brackets within brackets count as one with them. */
function brackets(line: string): { readonly outside: string; readonly inside: readonly string[] } {
  let depth = 0;
  let outside = '';
  const inside: string[] = [];
  for (const sign of line) {
    if ('([{'.includes(sign)) {
      depth += 1;
      if (depth === 1) inside.push('');
      outside += ' ';
    } else if (')]}'.includes(sign)) depth = Math.max(0, depth - 1);
    else if (depth === 0) outside += sign;
    else inside[inside.length - 1] += sign;
  }
  return { outside: outside.replace(/\s+/gu, ' '), inside };
}
