import { hexCentre, type CampaignMap, type Territory } from '@pelagonia/rules';
import { arrows, nearestInDirection, type Arrow } from './geometry/nearest-in-direction.js';

/** Territories as Home and End know them: from north to south, and from west to east in a row. */
export function readingOrder(map: CampaignMap): Territory[] {
  return [...map.territories].sort((a, b) => {
    const [one, other] = [hexCentre(a.seat), hexCentre(b.seat)];
    return one.y - other.y || one.x - other.x;
  });
}

/** Where a key leads from the focused territory; undefined when the key is none of the path's or leads nowhere. */
export function stepAlong(map: CampaignMap, from: Territory | undefined, key: string): Territory | undefined {
  const order = readingOrder(map);
  if (key === 'Home') return order[0];
  if (key === 'End') return order.at(-1);
  if (!isArrow(key)) return undefined;
  if (!from) return order[0];
  const others = map.territories.filter((territory) => territory !== from);
  return nearestInDirection(hexCentre(from.seat), others, (territory) => hexCentre(territory.seat), key);
}

function isArrow(key: string): key is Arrow {
  return Object.hasOwn(arrows, key);
}
