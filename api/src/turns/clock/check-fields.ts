import { FieldFault, InvalidInput } from '../../errors/user-error.js';

const longestReason = 300;

/** All that is wrong with numbers and reasons; nothing, if they can be taken. */
export function fieldFaults(
  numbers: Readonly<Record<string, Readonly<{ value: number; least: number; most: number }>>>,
  reason: string,
): InvalidInput | undefined {
  const faults = Object.entries(numbers)
    .filter(([, { value, least, most }]) => value < least || value > most)
    .map(
      ([field, { least, most }]) =>
        new FieldFault(field, 'NUMBER_OUT_OF_RANGE', `Give a number from ${least} to ${most}.`),
    );
  const { length } = reason;
  if (length === 0) faults.push(new FieldFault('reason', 'REASON_MISSING', 'Say why, for all to read.'));
  if (length > longestReason)
    faults.push(
      new FieldFault('reason', 'REASON_TOO_LONG', `Say it in ${longestReason} characters at most.`),
    );
  return faults.length === 0 ? undefined : new InvalidInput(faults);
}
