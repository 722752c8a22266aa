import { readdirSync, readFileSync } from 'node:fs';
import { checkMap } from '../src/map/check-map.js';
import type { CampaignMap } from '../src/map/campaign-map.js';
import { describeViolation } from '../src/map/describe-violation.js';

const folder = new URL('../../maps/', import.meta.url);

/** The names of the maps in the tree: every folder under `maps/`. */
export const shippedMaps: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A map of the tree; fails with every fault in words. */
export function shippedMap(name: string): CampaignMap {
  const checked = checkMap(JSON.parse(readFileSync(new URL(`${name}/map.json`, folder), 'utf8')));
  if (checked.ok) return checked.map;
  throw new Error(checked.violations.map((one) => describeViolation(one, 'en')).join('\n'));
}
