import { oneLine, printable, visible } from '../campaigns/written-text.js';
import { FieldFault } from '../errors/user-error.js';

export const longestTitle = 120;
export const longestText = 20_000;
export const longestReason = 500;

export type Words = Readonly<{ title: string; text: string }>;

/** What somebody wants to have printed, or all that is wrong with it. */
export function checkArticle({ title, text }: Words): { words: Words } | { faults: FieldFault[] } {
  const words = { title: oneLine(title), text: plain(text) };
  const faults = [
    ...lengthFaults('title', words.title, longestTitle),
    ...lengthFaults('text', words.text, longestText),
  ];
  return faults.length > 0 ? { faults } : { words };
}

/** Why something is hidden, for all to read. */
export function checkReason(reason: string): { reason: string } | { faults: FieldFault[] } {
  const words = plain(reason);
  const faults = lengthFaults('reason', words, longestReason);
  return faults.length > 0 ? { faults } : { reason: words };
}

function plain(text: string): string {
  return visible(printable(text)).replace(/^\n+|\s+$/g, '');
}

function lengthFaults(field: string, text: string, most: number): FieldFault[] {
  if (text === '') return [new FieldFault(field, 'TEXT_MISSING', 'Write something here.')];
  if (text.length <= most) return [];
  return [new FieldFault(field, 'TEXT_TOO_LONG', `This is too long; write ${most} characters at most.`)];
}
