import { readCaseFile } from '@pelagonia/rules';

export interface PlayedCase {
  readonly number: number;
  readonly title: string;
  readonly rules: readonly string[];
  readonly shows: string;
  /** The turn, a sentence a line. */
  readonly turn: readonly string[];
}

/** Cases that share a map: who holds what at the start. */
export interface CaseSheet {
  readonly map: readonly string[];
  readonly cases: readonly PlayedCase[];
}

export interface CaseChapter {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly sheets: readonly CaseSheet[];
}

const headline = /^# (.+)$/m;
const opening = /^# .+\n\n([^`#]+?)\n\n/m;
const fileName = /(\w[\w-]*)\.md$/;
const mapBlock = /```map\n([\s\S]*?)```/g;
const linesOf = (block: string) => block.split('\n').filter((line) => line.trim() !== '');

/** A file of the case book for reading; the rules themselves say whether it is sound. */
export function caseChapter(path: string, text: string): CaseChapter {
  const { cases, faults } = readCaseFile(text);
  if (faults.length > 0) throw new Error([`${path} cannot be used:`, ...faults].join('\n  '));
  const maps = [...text.matchAll(mapBlock)].map(([, block = '']) => linesOf(block));
  const sheets = maps.map((map) => ({ map, cases: [] as PlayedCase[] }));
  for (const { number, title, rules, shows, lines } of cases) {
    const told = lines.map((line) => line.text);
    const sheet = sheets.findLast(({ map }) => map.every((line, at) => line.trim() === told[at]));
    sheet?.cases.push({ number, title, rules, shows, turn: told.slice(sheet.map.length) });
  }
  return {
    id: fileName.exec(path)?.[1] ?? path,
    title: headline.exec(text)?.[1] ?? '',
    intro: opening.exec(text)?.[1]?.replaceAll('\n', ' ') ?? '',
    sheets: sheets.filter((sheet) => sheet.cases.length > 0),
  };
}

export const casesOf = ({ sheets }: CaseChapter): PlayedCase[] => sheets.flatMap(({ cases }) => cases);
