import type { CampaignMap } from '@pelagonia/rules';

/** Who holds what: seat letters by territory id; absent: nobody. */
export type Holdings = Readonly<Record<string, string | undefined>>;

/** Which letter a realm has. */
export type Lettering = readonly Readonly<{ letter: string; realm: string }>[];

/** A map that nobody plays on is lettered in the order of its realms; where it is played, its seats say it. */
const letters = 'ABCDEFGH';
const drawn = ({ realms }: Pick<CampaignMap, 'realms'>): Lettering =>
  realms.map(({ id }, index) => ({ letter: letters[index] ?? '', realm: id }));

/** Fetches a map file and brings it through the door of the rules. */
export async function fetchMap(url: string): Promise<CampaignMap> {
  const [response, { checkMap }] = await Promise.all([fetch(url), import('./map-door.js')]);
  if (!response.ok) throw new Error(`The map answered ${response.status}.`);
  const checked = checkMap(await response.json());
  if (!checked.ok) throw new Error(checked.violations.map(({ code }) => code).join(', '));
  return checked.map;
}

/** The map with the names that people at a table have given to its territories; the same map where they gave none. */
export function renamed(map: CampaignMap, names: Readonly<Record<string, string>>): CampaignMap {
  if (Object.keys(names).length === 0) return map;
  const territories = map.territories.map((territory) => {
    const name = names[territory.id];
    return name === undefined ? territory : { ...territory, name: { en: name, es: name } };
  });
  return { ...map, territories };
}

/** Who holds what before the first week. */
export function startingHoldings(
  map: Pick<CampaignMap, 'realms' | 'territories'>,
  seats: Lettering = drawn(map),
): Holdings {
  const letterOf = new Map(seats.map(({ letter, realm }) => [realm, letter]));
  return Object.fromEntries(
    map.territories.map(({ id, realm }) => [id, realm === undefined ? undefined : letterOf.get(realm)]),
  );
}

/** The realms as seats, for showing a map nobody plays on yet. */
export function startingSeats(
  map: Pick<CampaignMap, 'realms'>,
  locale: 'en' | 'es',
): { letter: string; name: string }[] {
  return map.realms.map(({ name }, index) => ({ letter: letters[index] ?? '', name: name[locale] }));
}
