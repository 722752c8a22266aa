/** A line of a case that says something, and where it stands. */
export interface CaseLine {
  readonly number: number;
  readonly text: string;
}

/** One numbered case: what it shows, of which rules, and the turn that shows it. */
export interface Case {
  readonly number: number;
  readonly title: string;
  readonly rules: readonly string[];
  readonly shows: string;
  readonly lines: readonly CaseLine[];
}

export interface CaseFile {
  readonly cases: readonly Case[];
  /** What is wrong with the file itself, with the number of the line. */
  readonly faults: readonly string[];
}

const heading = /^## (\d{1,4})\. (\S.*)$/;
const summary = /^Shows ([A-Z]\d+(?:, [A-Z]\d+)*): (\S.*)$/;

/**
 * Reads a file of cases: Markdown, in which a `map` block draws the map of all cases after it, a heading with a number begins
 * a case, a paragraph “Shows R2: …” says why it is there, and a `turn` block plays it. All else is for the reader.
 */
export function readCaseFile(text: string): CaseFile {
  const faults: string[] = [];
  const cases: Case[] = [];
  let map: readonly CaseLine[] = [];
  let current: { number: number; title: string } | undefined;
  let shown: { rules: readonly string[]; shows: string } | undefined;
  let block: { name: string; lines: CaseLine[] } | undefined;
  const leave = (where: string): void => {
    if (current !== undefined) faults.push(`${where}: case ${current.number} has no turn.`);
    current = undefined;
    shown = undefined;
  };
  const close = (name: string, lines: readonly CaseLine[], where: string): void => {
    if (name === 'map') map = lines;
    else if (name !== 'turn') faults.push(`${where}: a block is a map or a turn, not “${name}”.`);
    else if (current === undefined) faults.push(`${where}: a turn belongs under the heading of a case.`);
    else if (shown === undefined) faults.push(`${where}: case ${current.number} does not say what it shows.`);
    else {
      cases.push({ ...current, ...shown, lines: [...map, ...lines] });
      current = undefined;
    }
  };
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    const where = `line ${index + 1}`;
    if (block !== undefined) {
      if (line === '```') {
        close(block.name, block.lines, where);
        block = undefined;
      } else if (line !== '') block.lines.push({ number: index + 1, text: line });
      continue;
    }
    const [, number, title] = heading.exec(line) ?? [];
    const [, rules, shows] = summary.exec(line) ?? [];
    if (line.startsWith('```')) block = { name: line.slice(3), lines: [] };
    else if (number !== undefined && title !== undefined) {
      leave(where);
      current = { number: Number(number), title };
    } else if (line.startsWith('## ')) faults.push(`${where}: a case is headed by a number and a title.`);
    else if (rules !== undefined && shows !== undefined) shown = { rules: rules.split(', '), shows };
  }
  if (block !== undefined) faults.push('the end: a block is not closed.');
  leave('the end');
  return { cases, faults };
}
