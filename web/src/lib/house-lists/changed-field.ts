import { isRecord } from '../form/kept-draft.js';

/**
 * Where two lists differ, if it is in one field alone: what is typed into one field is one step back, however many strokes it
 * took. Undefined: in several, or a line came or went.
 */
export function changedField(before: unknown, after: unknown, where = ''): string | undefined {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return where;
  const [had, has] = [Object.entries(before), after as Record<string, unknown>];
  if (had.length !== Object.keys(has).length) return undefined;
  const differing = had.filter(([key, part]) => JSON.stringify(part) !== JSON.stringify(has[key]));
  const [only] = differing;
  if (only === undefined || differing.length > 1) return undefined;
  // Ticks in a list of choices are steps of their own.
  if (Array.isArray(before) && !isRecord(before[0])) return undefined;
  return changedField(only[1], has[only[0]], `${where}.${only[0]}`);
}
