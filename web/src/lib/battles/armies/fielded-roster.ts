import type { Role, Roster } from '@pelagonia/rules';
import { fromKept } from '../../rosters/kept-roster.js';
import { armouryUrl, armyUrl, fetchRosterLibrary, type RosterLibrary } from '../../rosters/roster-library.js';
import { roleOf } from '../battle-sides.js';
import type { OpenBattle } from '../open-battle.svelte.js';
import type { HandedInRoster } from './battle-rosters.svelte.js';

/** A roster that was handed in and may be read, with what it was chosen from. */
export interface FieldedRoster {
  readonly library: RosterLibrary;
  readonly roster: Roster;
  /** When it was handed in: another one is another roster. */
  readonly given: string;
}
export type FieldedRosters = Readonly<Record<Role, FieldedRoster | undefined>>;

/** All rosters of a battle that may be read, each with the campaign's own edition of its list. */
export async function fieldedRosters(
  open: OpenBattle,
  handedIn: readonly HandedInRoster[],
): Promise<FieldedRosters> {
  const armoury = open.documentUrl('ARMOURY', 'armoury') ?? armouryUrl;
  const found = await Promise.all(
    handedIn.map(async ({ side, content, givenAt }) => {
      if (content == null) return [];
      const library = await fetchRosterLibrary(content.listUrl ?? armyUrl(content.army), armoury);
      return [[roleOf(side), { library, roster: fromKept(content), given: givenAt }] as const];
    }),
  );
  return { attacker: undefined, defender: undefined, ...Object.fromEntries(found.flat()) };
}
