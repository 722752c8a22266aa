import type { CampaignMap } from '@pelagonia/rules';

interface Loaded {
  readonly map: CampaignMap;
  readonly tools: Pick<typeof import('./sketch.js'), 'sketchOf'> &
    Pick<typeof import('../../campaign/map-document.js'), 'startingHoldings'>;
}
const shelf = new Map<string, Promise<Loaded>>();

/** A map and what draws it small; many cards show the same map, which is fetched once. */
export function sharedMap(url: string): Promise<Loaded> {
  const known = shelf.get(url);
  if (known) return known;
  const coming = load(url);
  shelf.set(url, coming);
  coming.catch(() => shelf.delete(url));
  return coming;
}

async function load(url: string): Promise<Loaded> {
  const [{ fetchMap, startingHoldings }, { sketchOf }] = await Promise.all([
    import('../../campaign/map-document.js'),
    import('./sketch.js'),
  ]);
  return { map: await fetchMap(url), tools: { sketchOf, startingHoldings } };
}
