import type { Roster } from '@pelagonia/rules';
import type { RosterHeldFragment, SaveRosterInput } from '../generated/operations.js';

/** A roster as the rules know it, from what the API keeps of it. */
export const fromKept = ({ name, army, size, entries }: RosterHeldFragment): Roster => ({
  ...(name != null && { name }),
  army,
  size,
  entries: entries.map(({ unit, count, items, mount, veteran }) => ({
    unit,
    count,
    items,
    ...(mount != null && { mount }),
    ...(veteran != null && { veteran }),
  })),
});

export const toKept = ({ name, army, size, entries }: Roster): SaveRosterInput['roster'] => ({
  name: name ?? null,
  army,
  size,
  entries: entries.map(({ unit, count, items, mount, veteran }) => ({
    unit,
    count,
    items: [...items],
    mount: mount ?? null,
    veteran: veteran ?? null,
  })),
});
