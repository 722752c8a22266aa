import type { ArmyList, Checked, GeneralPart, Scenario } from '@pelagonia/rules';

/** Documents of a campaign never change, so each is fetched once. */
const shelf = new Map<string, Promise<unknown>>();

type Doors = typeof import('./document-doors.js');

function load<T>(url: string, door: (doors: Doors) => (input: unknown) => Checked<T>): Promise<T> {
  const known = shelf.get(url) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const coming = fetchChecked(url, door);
  shelf.set(url, coming);
  // What failed is asked for again.
  coming.catch(() => shelf.delete(url));
  return coming;
}

async function fetchChecked<T>(
  url: string,
  door: (doors: Doors) => (input: unknown) => Checked<T>,
): Promise<T> {
  const [response, doors] = await Promise.all([fetch(url), import('./document-doors.js')]);
  if (!response.ok) throw new Error(`The document answered ${response.status}.`);
  const checked = door(doors)(await response.json());
  if (!checked.ok) throw new Error(checked.faults.map(({ code }) => code).join(', '));
  return checked.value;
}

export const loadScenario = (url: string): Promise<Scenario> => load(url, (doors) => doors.checkScenario);
export const loadArmy = (url: string): Promise<ArmyList> => load(url, (doors) => doors.checkArmyList);
export const loadGeneral = (url: string): Promise<GeneralPart> =>
  load(url, (doors) => doors.checkGeneralPart);
