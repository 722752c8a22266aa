import { writtenText } from '../campaigns/written-text.js';
import { FieldFault } from '../errors/user-error.js';

/** A text that somebody wrote, without blanks round it, or what is wrong with it. */
export function checkText(
  field: string,
  value: string,
  most: number,
): { text: string; faults: readonly FieldFault[] } {
  const text = writtenText(value);
  if (text === '') return { text, faults: [new FieldFault(field, 'TEXT_MISSING', 'Write something here.')] };
  if (text.length <= most) return { text, faults: [] };
  const message = `This is too long; write ${most} characters at most.`;
  return { text, faults: [new FieldFault(field, 'TEXT_TOO_LONG', message)] };
}
