import { checkIdsDiffer, type Draft, id, list, object, optional, whole, words } from '../input/read-value.js';
import type { Report } from '../input/fault.js';
import type { Modifier, SpecialRule, TableRow } from './special-rule.js';

const row = object<TableRow>({ from: whole(1, 12), to: optional(whole(1, 12)), text: words });

export const specialRule = object<SpecialRule>({
  id,
  title: words,
  text: words,
  table: optional(list(row)),
  modifiers: optional(list(object<Modifier>({ value: whole(-6, 6), text: words }))),
});

/** Ids are used once, and the rows of a table follow one another without overlap. */
export function checkSpecialRules(
  rules: readonly Draft<SpecialRule>[],
  where: string,
  report: Report,
  taken?: Set<string>,
): void {
  checkIdsDiffer(rules, where, report, taken);
  rules.forEach((rule, index) => checkTable(rule.table ?? [], `${where}[${index}].table`, report));
}

function checkTable(table: readonly Draft<TableRow>[], where: string, report: Report): void {
  let last = 0;
  table.forEach(({ from, to }, index) => {
    if (from === undefined) return;
    const end = to ?? from;
    if (end < from || from <= last) report('SCENARIO_TABLE_ORDER', `${where}[${index}]`, { from });
    last = Math.max(end, last);
  });
}
