import { FieldFault, InvalidInput } from '../../errors/user-error.js';
import { faultMessages, type FaultCode } from './fault-messages.js';

/** What became of one field of an input: a value that may be used as it is, or the reason why not. */
export type Checked<T> = Readonly<{ value: T }> | Readonly<{ fault: FaultCode }>;

type Values<T> = { readonly [K in keyof T]: T[K] extends Checked<infer V> ? V : never };

/** All values of an input, or all its faults at once, in the order of the fields. */
export function checkFields<T extends Readonly<Record<string, Checked<unknown>>>>(
  fields: T,
): Values<T> | InvalidInput {
  const faults: FieldFault[] = [];
  const values: Record<string, unknown> = {};
  for (const [field, checked] of Object.entries(fields)) {
    if ('fault' in checked) faults.push(new FieldFault(field, checked.fault, faultMessages[checked.fault]));
    else values[field] = checked.value;
  }
  return faults.length > 0 ? new InvalidInput(faults) : (values as Values<T>);
}
