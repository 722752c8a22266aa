import { type ConquestState, intervene, type Intervention, type InterventionFault } from '@pelagonia/rules';
import type { JournalFact } from '../campaigns/journal/journal.js';

/** What a referee may do to the map; names are no matter of the rules. */
export type MapChange =
  Intervention | Readonly<{ kind: 'rename'; territory: string; /** Absent: the map's own. */ name?: string }>;

/** With the account that did it and why. */
export type RequestedChange = Readonly<{ change: MapChange; by: string; reason: string }>;

/** With the number of the journal's entry that tells of it. */
export type AppliedChange = RequestedChange & Readonly<{ entry: number }>;

export type Ground = Readonly<{ state: ConquestState; names: Readonly<Record<string, string>> }>;

export type ChangedGround = Readonly<{ ground: Ground; fact: JournalFact }>;

/** The map after a referee has stepped in, and how the journal tells it; or why he may not. */
export function changeMap(
  ground: Ground,
  { change, by, reason }: RequestedChange,
): ChangedGround | { fault: InterventionFault } {
  if (change.kind === 'rename') return renamed(ground, change.territory, change.name, { by, reason });
  const stepped = intervene(ground.state, change);
  if ('fault' in stepped) return stepped;
  return {
    ground: { state: stepped.state, names: ground.names },
    fact: factOf(change, ground.state, stepped.state, { by, reason }),
  };
}

type Told = Readonly<{ by: string; reason: string }>;

function factOf(change: Intervention, before: ConquestState, after: ConquestState, told: Told): JournalFact {
  if (change.kind === 'grant') {
    const { player: seat, points } = change;
    const total = ({ bonus }: ConquestState): number => bonus?.get(seat) ?? 0;
    return {
      code: 'POINTS_GRANTED',
      parameters: { seat, points, before: total(before), after: total(after), ...told },
    };
  }
  const { territory } = change;
  const owner = ({ territories }: ConquestState): string | null => territories.get(territory)?.owner ?? null;
  return {
    code: change.kind === 'give' ? 'TERRITORY_GIVEN' : 'TERRITORY_TAKEN',
    parameters: { territory, before: owner(before), after: owner(after), ...told },
  };
}

function renamed(
  { state, names }: Ground,
  territory: string,
  name: string | undefined,
  told: Told,
): ReturnType<typeof changeMap> {
  if (!state.territories.has(territory)) return { fault: 'INTERVENTION_TERRITORY_UNKNOWN' };
  if (names[territory] === name) return { fault: 'INTERVENTION_CHANGES_NOTHING' };
  const { [territory]: before, ...others } = names;
  return {
    ground: { state, names: name === undefined ? others : { ...others, [territory]: name } },
    fact: {
      code: 'TERRITORY_RENAMED',
      parameters: { territory, before: before ?? null, after: name ?? null, ...told },
    },
  };
}
