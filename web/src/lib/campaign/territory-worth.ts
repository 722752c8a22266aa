import type { TerritoryKind } from '@pelagonia/rules';
import { m } from '../paraglide/messages.js';

/** What a territory is worth to whoever holds it (S1, S2, M4). */
const worths: Record<TerritoryKind, () => string> = {
  capital: () => m.worth_capital(),
  fortress: () => m.worth_fortress(),
  resource: () => m.worth_resource(),
  crossing: () => m.worth_way(),
  pass: () => m.worth_way(),
  settlement: () => m.worth_settlement(),
};

export const territoryWorth = (kind: TerritoryKind): string => worths[kind]();
