import type { CampaignMap, Territory } from '@pelagonia/rules';
import { ownerOf, type Owners } from './scene/holdings.js';
import type { MapWords } from './map-words.js';

/** A seat as the map needs it. */
export interface MapSeat {
  readonly letter: string;
  readonly name: string;
}

/** What a territory is, in a word: its sort where it has one ("mine"), else its kind ("fortress"). */
export function kindWord(territory: Territory, ruined: boolean, words: MapWords): string {
  if (ruined) return words.kinds.ruins;
  return territory.sort ? words.sorts[territory.sort] : words.kinds[territory.kind];
}

export function holderOf(
  territory: Territory,
  owners: Owners,
  seats: readonly MapSeat[],
): MapSeat | undefined {
  const letter = ownerOf(owners, territory);
  if (letter === undefined) return undefined;
  return seats.find((seat) => seat.letter === letter) ?? { letter, name: letter };
}

/** The whole of what a sighted reader sees at a glance: "Mirewatch, fortress, held by Anna, seat A, one of your targets". */
export function describeTerritory(
  territory: Territory,
  view: {
    readonly language: 'en' | 'es';
    readonly owners: Owners;
    readonly seats: readonly MapSeat[];
    readonly ruined: readonly string[];
    readonly words: MapWords;
    /** What the reader may attack. */
    readonly targets?: readonly string[];
  },
): string {
  const { words } = view;
  const holder = holderOf(territory, view.owners, view.seats);
  return [
    territory.name[view.language],
    kindWord(territory, view.ruined.includes(territory.id), words),
    holder ? words.heldBy(holder.name, holder.letter) : words.heldByNobody,
    ...(view.targets?.includes(territory.id) ? [words.target] : []),
  ].join(', ');
}

/** The territories of one holder; nobody's come last and have no holder. */
export interface HolderGroup {
  readonly holder: MapSeat | undefined;
  readonly territories: readonly Territory[];
}

export function groupsByHolder(
  map: Pick<CampaignMap, 'territories'>,
  owners: Owners,
  seats: readonly MapSeat[],
): HolderGroup[] {
  const groups = new Map<string, { holder: MapSeat | undefined; territories: Territory[] }>();
  for (const territory of map.territories) {
    const holder = holderOf(territory, owners, seats);
    const group = groups.get(holder?.letter ?? '') ?? { holder, territories: [] };
    group.territories.push(territory);
    groups.set(holder?.letter ?? '', group);
  }
  return [...groups]
    .sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1))
    .map(([, group]) => group);
}
