import { isCharacter, type ArmyList, type Armoury, type RosterLine, type UnitType } from '@pelagonia/rules';

export type LineGroupId = 'characters' | Exclude<UnitType, 'general' | 'hero' | 'wizard'> | 'gear';
export interface LineGroup {
  readonly id: LineGroupId;
  readonly lines: readonly RosterLine[];
}

/** The lines of a list as people look for them: characters first, then by type, siege gear last. */
export function lineGroups(list: ArmyList, lines: readonly RosterLine[]): readonly LineGroup[] {
  const types = new Map(list.units.map(({ id, type }) => [id, type]));
  const groups = new Map<LineGroupId, RosterLine[]>([['characters', []]]);
  for (const line of lines) {
    const type = types.get(line.id);
    const id =
      line.gear || type === undefined ? 'gear' : isCharacter(type) ? 'characters' : (type as LineGroupId);
    groups.set(id, [...(groups.get(id) ?? []), line]);
  }
  return [...groups]
    .map(([id, grouped]) => ({ id, lines: grouped }))
    .filter((group) => group.lines.length > 0);
}

/** What is told of a line besides its name: the unit, or the piece of gear. */
export function profileOf(list: ArmyList, armoury: Armoury, id: string) {
  return list.units.find((unit) => unit.id === id) ?? armoury.gear.find((piece) => piece.id === id);
}
