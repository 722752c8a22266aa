import type { GeneralPart, TerrainMethod, Words } from '@pelagonia/rules';
import { m } from '../../paraglide/messages.js';
import { anyOf, figure, say } from '../say.js';
import { type RuleNote, ruleNote } from './rule-note.js';

/** Rules of different chapters share a page and may share a name. */
export const partAnchor = (chapter: string, { id }: { readonly id: string }): string => `${chapter}-${id}`;

export interface GeneralPage {
  readonly tables: string;
  readonly space: string;
  readonly length: string;
  readonly deployment: readonly RuleNote[];
  readonly terrain: readonly RuleNote[];
  readonly chapters: readonly {
    readonly id: string;
    readonly name: string;
    readonly rules: readonly RuleNote[];
  }[];
}

const methodNote = (part: string, method: TerrainMethod, more = ''): RuleNote => ({
  id: partAnchor(part, method),
  name: say(method.name),
  text: [say(method.text), more].filter(Boolean).join(' '),
});

const tableWord = ({ width, depth }: GeneralPart['tables'][number]) =>
  `${figure(width)} × ${figure(depth)} cm`;

export function generalPage({
  tables,
  space,
  length,
  deployment,
  terrain,
  chapters,
}: GeneralPart): GeneralPage {
  return {
    tables: m.general_tables({ tables: anyOf(tables.map(tableWord)) }),
    space: say(space),
    length: say(length.text),
    deployment: deployment.map((method) =>
      methodNote('deployment', method, method.firstMove === 'agreed' ? m.general_first_agreed() : undefined),
    ),
    terrain: terrain.map((method) => methodNote('terrain', method)),
    chapters: chapters.map(({ id, title, rules }) => ({
      id,
      name: say(title),
      rules: rules.map((rule) => ({ ...ruleNote(rule), id: partAnchor(id, rule) })),
    })),
  };
}

/** The methods and where they stand on the page, for the index. */
export function methodsOf({ deployment, terrain }: GeneralPart): { anchor: string; name: Words }[] {
  return [
    ...deployment.map((one) => ({ anchor: partAnchor('deployment', one), name: one.name })),
    ...terrain.map((one) => ({ anchor: partAnchor('terrain', one), name: one.name })),
  ];
}
