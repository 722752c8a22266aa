import type { EditedList, EditedMount, EditedRule, EditedUnit } from './edited-list.js';
import { slug } from './edited-list.js';

type Fields = Record<string, unknown>;

/** What was left empty is left out, so that the rules tell what must be there. */
const filled = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== '' && value !== false),
  );
const spoken = ({ en, es }: { en: string; es: string }) =>
  en.trim() === '' && es.trim() === '' ? null : { en: en.trim(), es: es.trim() };
const idOf = ({ id, name }: { id: string; name: { en: string } }): string => id.trim() || slug(name.en);

const lineFields = (line: EditedUnit | EditedMount): Fields => {
  const { points, range, hits, armour, command, max, perArmy } = line;
  const figures = { points, range, hits, armour, command, max, perArmy };
  return { attack: line.attack.trim(), ...figures, rules: spoken(line.rules) };
};
const words = ({ en, es }: { en: string; es: string }) => ({ en: en.trim(), es: es.trim() });

const unitDocument = (unit: EditedUnit): Fields => {
  const { type, size, min, uncounted, slayers, attachesTo } = unit;
  return {
    id: idOf(unit),
    name: words(unit.name),
    ...filled({ type, ...lineFields(unit), size, min, uncounted, slayers }),
    ...(attachesTo.length > 0 && { attachesTo: [...attachesTo] }),
  };
};
const ruleDocument = (rule: EditedRule): Fields => ({
  id: idOf(rule),
  name: words(rule.name),
  text: words(rule.text),
});

/** The list as a file has it, line by line where the editor has its lines. */
export function documentOf(list: EditedList): Fields {
  const ids = new Map(list.units.map((unit) => [unit.key, idOf(unit)]));
  return {
    id: idOf(list),
    version: list.version,
    name: words(list.name),
    summary: words(list.summary),
    edition: list.edition,
    ...(list.rules.length > 0 && { rules: list.rules.map(ruleDocument) }),
    units: list.units.map(unitDocument),
    mounts: list.mounts.map((mount) => ({
      id: idOf(mount),
      name: words(mount.name),
      ...filled({ type: mount.type, ...lineFields(mount) }),
      riders: mount.riders.flatMap((key) => ids.get(key) ?? []),
    })),
  };
}
