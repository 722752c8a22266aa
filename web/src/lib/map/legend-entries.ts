import {
  terrains,
  territoryKinds,
  type CampaignMap,
  type Terrain,
  type TerritoryKind,
  type TerritorySort,
  type Way,
} from '@pelagonia/rules';
import { iconOf, type IconName } from './paint/icon-shapes.js';

export interface LegendIcon {
  readonly name: IconName;
  readonly kind: TerritoryKind;
  readonly sort?: TerritorySort | undefined;
}

export interface Legend {
  readonly terrains: readonly Terrain[];
  readonly icons: readonly LegendIcon[];
  readonly ways: readonly Way['kind'][];
}

/** Only what the map shows, each thing once, in the order the rules name them. */
export function legendOf(map: Pick<CampaignMap, 'hexes' | 'territories' | 'ways'>): Legend {
  const seen = new Set(map.hexes.map((hex) => hex.terrain));
  const icons = new Map<IconName, LegendIcon>();
  for (const kind of territoryKinds) {
    for (const territory of map.territories.filter((one) => one.kind === kind)) {
      const name = iconOf(territory, false);
      if (!icons.has(name)) icons.set(name, { name, kind, sort: territory.sort });
    }
  }
  return {
    terrains: terrains.filter((terrain) => seen.has(terrain)),
    icons: [...icons.values()],
    ways: (['road', 'lane'] as const).filter((kind) => map.ways.some((way) => way.kind === kind)),
  };
}
