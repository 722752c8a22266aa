import { capitalDistances, type CampaignMap, type Territory } from '@pelagonia/rules';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { startingHoldings, startingSeats } from '../../campaign/map-document.js';
import { mapWords } from '../../map/map-words.js';
import { groupsByHolder, kindWord } from '../../map/territory-words.js';
import type { Library } from '../library.js';
import { byName, say } from '../say.js';
import { type Sheet, sheetOf } from '../sheet/sheet.js';

export interface MapSummary {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly players: number;
  readonly territories: number;
}

export interface Holder {
  /** Absent for what is nobody's at the start. */
  readonly letter?: string;
  readonly name: string;
  readonly sheet: Sheet;
}

/** How far capitals lie apart: `steps[row][column]`, in the order of the realms. */
export interface Distances {
  readonly realms: readonly { readonly letter: string; readonly name: string }[];
  readonly steps: readonly (readonly number[])[];
}

export interface MapPage extends MapSummary {
  /** Width over height of the drawing. */
  readonly shape: number;
  readonly holders: readonly Holder[];
  readonly distances: Distances;
}

export const mapSummary = ({ id, name, summary, realms, territories }: CampaignMap): MapSummary => ({
  id,
  name: say(name),
  summary: say(summary),
  players: realms.length,
  territories: territories.length,
});

export const mapSummaries = ({ maps }: Pick<Library, 'maps'>): MapSummary[] =>
  maps.map(mapSummary).sort((a, b) => a.players - b.players || byName(a, b));

export function mapPage(map: CampaignMap): MapPage {
  return { ...mapSummary(map), shape: shapeOf(map), holders: holdersOf(map), distances: distancesOf(map) };
}

/** Hexes stand on a point: each row is three quarters of a hex further down. */
function shapeOf({ hexes }: CampaignMap): number {
  const across = hexes.map(({ q, r }) => q + r / 2);
  const down = hexes.map(({ r }) => r);
  const width = Math.sqrt(3) * (Math.max(...across) - Math.min(...across) + 1);
  return width / (1.5 * (Math.max(...down) - Math.min(...down)) + 2);
}

function holdersOf(map: CampaignMap): Holder[] {
  const seats = startingSeats(map, getLocale());
  return groupsByHolder(map, startingHoldings(map), seats).map(({ holder, territories }) => ({
    ...(holder ? { letter: holder.letter } : {}),
    name: holder?.name ?? m.maps_nobody(),
    sheet: territorySheet(map, territories),
  }));
}

function territorySheet(map: CampaignMap, territories: readonly Territory[]): Sheet {
  const words = mapWords[getLocale()];
  const nameOf = new Map(map.territories.map(({ id, name }) => [id, say(name)]));
  const neighbours = ({ id }: Territory, kind: 'road' | 'lane') =>
    map.ways
      .filter((way) => way.kind === kind && way.between.includes(id))
      .map(({ between }) => nameOf.get(between[0] === id ? between[1] : between[0]) ?? '')
      .sort((a, b) => a.localeCompare(b, getLocale()))
      .join(', ');
  return sheetOf(
    [
      { key: 'kind', label: m.maps_kind(), words: true },
      { key: 'roads', label: m.maps_roads(), words: true },
      { key: 'lanes', label: m.maps_lanes(), words: true },
    ],
    territories.map((one) => ({
      id: one.id,
      name: say(one.name),
      cells: {
        kind: kindWord(one, false, words),
        roads: neighbours(one, 'road'),
        lanes: neighbours(one, 'lane'),
      },
    })),
  );
}

function distancesOf(map: CampaignMap): Distances {
  const index = new Map(map.realms.map(({ id }, at) => [id, at]));
  const steps = map.realms.map(() => map.realms.map(() => 0));
  for (const { between, steps: far } of capitalDistances(map)) {
    const [a = 0, b = 0] = between.map((id) => index.get(id));
    for (const [row, column] of [
      [a, b],
      [b, a],
    ] as const) {
      const line = steps[row];
      if (line) line[column] = far;
    }
  }
  return { realms: startingSeats(map, getLocale()), steps };
}
