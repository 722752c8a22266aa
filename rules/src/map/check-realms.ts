import type { RealmDraft, TerritoryDraft } from './map-draft.js';
import { quote } from './shape.js';
import type { Report } from './violation.js';

/** A campaign needs rivals, and each realm one capital to lose (M4, R11). */
export function checkRealms(
  realms: readonly RealmDraft[],
  territories: readonly TerritoryDraft[],
  report: Report,
): void {
  if (realms.length < 2) report('MAP_REALMS_TOO_FEW', 'realms', { count: realms.length });
  const capitals = new Map(realms.map(({ id }) => [id, 0]));
  for (const { where, kind, realm } of territories) {
    if (realm === undefined) continue;
    const count = capitals.get(realm);
    if (count === undefined) report('MAP_REALM_UNKNOWN', `${where}.realm`, { realm });
    else if (kind === 'capital') capitals.set(realm, count + 1);
  }
  for (const { where, id } of realms) {
    const count = capitals.get(id);
    if (id !== undefined && count !== undefined && count !== 1) {
      report('MAP_REALM_CAPITALS', where, { realm: id, count });
    }
  }
}

/** Ids name one thing each; orders and records point with them. */
export function checkIds(things: readonly (RealmDraft | TerritoryDraft)[], report: Report): void {
  const taken = new Set<string>();
  for (const { where, id } of things) {
    if (id === undefined) continue;
    if (taken.has(id)) report('MAP_ID_TAKEN', `${where}.id`, { id: quote(id) });
    taken.add(id);
  }
}
