import { checkDisplayName } from '../accounts/checks/check-display-name.js';
import { FieldFault } from '../errors/user-error.js';

const longestReason = 500;

/** A referee says why, for all to read. */
export function checkReason(reason: string): FieldFault[] {
  const { length } = reason;
  if (length === 0)
    return [new FieldFault('reason', 'REASON_MISSING', 'Say why, in a sentence that all will read.')];
  return length > longestReason
    ? [new FieldFault('reason', 'REASON_TOO_LONG', `A reason has at most ${longestReason} characters.`)]
    : [];
}

/** The name of a place: what holds for the names of people holds for it. */
export function checkPlaceName(name: string): FieldFault[] {
  return 'fault' in checkDisplayName(name)
    ? [new FieldFault('name', 'NAME_UNFIT', 'A name is one line of 1 to 60 characters that can be shown.')]
    : [];
}
