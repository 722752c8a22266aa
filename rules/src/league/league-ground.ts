import { byId } from '../conquest/conquest-state.js';
import { adjacency } from '../map/adjacency.js';
import type { CampaignMap, Territory } from '../map/campaign-map.js';

/**
 * Where a battle of a league is fought: on the ground of whoever is at home, another place each round. HOUSE. Fortresses are left
 * out, for a league knows no garrisons; crossings and passes that his roads lead to are his ground too. Undefined only for a realm
 * that the map does not have.
 */
export function leagueGround(map: CampaignMap, realm: string, round: number): Territory | undefined {
  const own = new Set(map.territories.filter((one) => one.realm === realm).map(({ id }) => id));
  const graph = adjacency(map);
  const grounds = map.territories
    .filter(
      ({ id, kind, realm: owner }) =>
        kind !== 'fortress' &&
        (own.has(id) || (owner === undefined && (graph.get(id) ?? []).some((next) => own.has(next)))),
    )
    .sort((a, b) => byId(a.id, b.id));
  return own.size === 0 ? undefined : grounds[(round - 1) % grounds.length];
}
