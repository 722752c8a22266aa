import { checkArmoury, checkArmyList, type Armoury, type ArmyList, type Checked } from '@pelagonia/rules';

/** What rosters are built from. A campaign's are under addresses of their own; these are the newest editions. */
export interface RosterLibrary {
  readonly list: ArmyList;
  readonly armoury: Armoury;
}

async function fetchThrough<Value>(url: string, door: (input: unknown) => Checked<Value>): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const checked = door(await response.json());
  if (!checked.ok) throw new Error(checked.faults.map(({ code }) => code).join(', '));
  return checked.value;
}

export const armyUrl = (id: string): string => `/content/army/${encodeURIComponent(id)}.json`;
export const armouryUrl = '/content/armoury/armoury.json';

export async function fetchRosterLibrary(listUrl: string, armoury = armouryUrl): Promise<RosterLibrary> {
  const [list, stock] = await Promise.all([
    fetchThrough(listUrl, checkArmyList),
    fetchThrough(armoury, checkArmoury),
  ]);
  return { list, armoury: stock };
}

/** All of the shipped armies, for reading a text of which nobody has said whose it is. */
export const shippedArmies = [
  'bretonnia',
  'chaos',
  'dwarfs',
  'empire',
  'high-elves',
  'orcs',
  'undead',
] as const;

export async function fetchAllArmies(): Promise<{ lists: ArmyList[]; armoury: Armoury }> {
  const [armoury, ...lists] = await Promise.all([
    fetchThrough(armouryUrl, checkArmoury),
    ...shippedArmies.map((id) => fetchThrough(armyUrl(id), checkArmyList)),
  ]);
  return { lists, armoury };
}
