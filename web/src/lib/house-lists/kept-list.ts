import { fits, isRecord, KeptDraft, type DraftKind } from '../form/kept-draft.js';
import { blankList, blankMount, blankRule, blankUnit, type EditedList } from './edited-list.js';

/** A figure may be empty. */
function isLine(value: unknown, like: object): boolean {
  if (!isRecord(value)) return false;
  const filled = Object.entries(like).map(([key, part]) => [key, part === null ? 0 : part] as const);
  return filled.every(([key, part]) =>
    typeof part === 'number' && value[key] === null ? key !== 'key' : fits(value[key], part),
  );
}

const kind: DraftKind<EditedList> = {
  edition: 1,
  is: (value): value is EditedList => {
    if (!fits(value, blankList())) return false;
    const { units, mounts, rules } = value as EditedList;
    return (
      units.every((unit) => isLine(unit, blankUnit(0))) &&
      mounts.every((mount) => isLine(mount, blankMount(0))) &&
      rules.every((rule) => isLine(rule, blankRule(0)))
    );
  },
};

/** The house list that somebody is writing for a campaign: it outlives a reload and a sleeping phone. */
export const keptList = (account: string, campaign: string, shelf?: () => Storage): KeptDraft<EditedList> =>
  new KeptDraft(`list:${account}:${campaign}`, kind, shelf);
