import type { RosterEntry } from '@pelagonia/rules';
import { m } from '../paraglide/messages.js';

/** What sets an entry apart from others of its line: the veteran's name, mount and magic items. */
export const extrasOf = (
  { veteran, mount, items }: Pick<RosterEntry, 'veteran' | 'mount' | 'items'>,
  nameOf: (id: string) => string,
): string =>
  [
    ...(veteran ? [m.roster_entry_veteran({ name: veteran })] : []),
    ...(mount ? [nameOf(mount)] : []),
    ...items.map((item) => nameOf(item)),
  ].join(', ');
