import type { RosterEntry } from '@pelagonia/rules';

/** What sets an entry apart from others of its line: the veteran's name, mount and magic items. */
export const extrasOf = (
  { veteran, mount, items }: Pick<RosterEntry, 'veteran' | 'mount' | 'items'>,
  nameOf: (id: string) => string,
): string =>
  [
    ...(veteran ? [`“${veteran}”`] : []),
    ...(mount ? [nameOf(mount)] : []),
    ...items.map((item) => nameOf(item)),
  ].join(', ');
