import { capitalDistances, type CampaignMap } from '@pelagonia/rules';

/** How many steps the nearest rival's capital is away, for the seat that has it nearest and the one that has it furthest. */
export function nearestRivals(map: CampaignMap): { least: number; most: number } {
  const nearest = new Map<string, number>();
  for (const { between, steps } of capitalDistances(map)) {
    for (const realm of between) nearest.set(realm, Math.min(steps, nearest.get(realm) ?? steps));
  }
  const all = [...nearest.values()];
  return { least: Math.min(...all), most: Math.max(...all) };
}
