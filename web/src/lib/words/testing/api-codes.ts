import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../../../../', import.meta.url);

const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const sourcesOf = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|integration)\.ts$/.test(name))
    .map((name) => read(folder + name));
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, code]) => code ?? '');
const once = (codes: string[]): string[] => [...new Set(codes)].sort();

const api = sourcesOf('api/src/');

/** The codes of the union members that are errors. */
export const answeredCodes = (): string[] =>
  once(api.flatMap((source) => found(source, /\breadonly code = '([A-Z_]+)'/g)));

/** The codes of `ActionRefused`. */
export const refusalCodes = (): string[] =>
  once(found(read('api/src/campaigns/refusals.ts'), /^ {2}([A-Z_]+):/gm));

/** Faults that the rules find in what the API was given; those of content files never come that way. */
const rulesCodes = (): string[] => [
  ...found(read('rules/src/input/fault.ts'), /^ {2}((?:INPUT|SCORE|ROSTER)_[A-Z_]+):/gm),
  ...found(read('rules/src/veterans/refusal.ts'), /^ {2}([A-Z_]+): (?:object|\{ \w+: \w+)/gm),
];

/** The codes of `FieldFault`: written where one is made, or keys of a table of sentences beside it. */
export function faultCodesOfTheApi(): string[] {
  const makers = api.filter((source) => /\bFieldFault\b|\bfaultMessages\b/.test(source));
  return once([
    ...makers.flatMap((source) => [
      ...found(
        source,
        /\b(?:FieldFault|[fF]ault)\(\s*(?:[^()']*|'[\w.]*'|`[^`]*`)[,\s]*'([A-Z]+(?:_[A-Z]+)+)'/g,
      ),
      ...found(source, /^ {2}([A-Z]+(?:_[A-Z]+)+): *(?:'|$)/gm),
    ]),
    ...rulesCodes(),
  ]);
}
