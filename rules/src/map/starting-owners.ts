import type { CampaignMap } from './campaign-map.js';

/** M4: who owns what when a campaign begins, by territory id; undefined: nobody. */
export function startingOwners(
  map: Pick<CampaignMap, 'territories'>,
): ReadonlyMap<string, string | undefined> {
  return new Map(map.territories.map(({ id, realm }) => [id, realm]));
}
