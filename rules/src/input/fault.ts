/** The shapes a value can be asked to have. */
export type ValueShape =
  'object' | 'list' | 'text' | 'flag' | 'pair' | 'dice' | 'objective' | 'time' | 'timeZone';

/** Faults that any document can have. */
interface ShapeFaults {
  INPUT_SHAPE: { expected: ValueShape };
  INPUT_TEXT_LONG: { most: number };
  INPUT_NUMBER: { least: number; most: number };
  INPUT_FIELD_UNKNOWN: { field: string };
  INPUT_CHOICE_UNKNOWN: { found: string; choices: string };
  INPUT_ID_INVALID: { id: string };
  INPUT_ID_TAKEN: { id: string };
  INPUT_RANGE_INVERTED: { least: number; most: number };
}

interface ScenarioFaults {
  SCENARIO_OBJECTIVE_UNKNOWN: { objective: string };
  SCENARIO_MOST_NEEDLESS: { objective: string };
  SCENARIO_TABLE_ORDER: { from: number };
  SCENARIO_OFF_TABLE: { x: number; y: number; width: number; depth: number };
  SCENARIO_POINTS_TOO_FEW: { least: number };
  SCENARIO_DISTANCE_CROOKED: object;
  SCENARIO_ZONE_UNKNOWN: { zone: string };
  SCENARIO_ZONE_SIDE: { zone: string };
  SCENARIO_SIDE_ABSENT: { side: 'attacker' | 'defender' };
  SCENARIO_RATIO_UNFAIR: { ratio: number };
}

interface ScoreFaults {
  SCORE_SCENARIO_UNKNOWN: { scenario: string };
  SCORE_STANDS_EXCEEDED: { stands: number; left: number };
  SCORE_CHARACTER_STANDS: { stands: number };
  SCORE_CHARACTER_SLAYERS: object;
  SCORE_OBJECTIVE_UNKNOWN: { objective: string };
  SCORE_OBJECTIVE_SIDE: { objective: string; side: 'attacker' | 'defender' };
  SCORE_OBJECTIVE_EXCEEDED: { objective: string; most: number };
  SCORE_OBJECTIVE_DICE: { objective: string };
  SCORE_OBJECTIVE_COUNT: { objective: string };
  SCORE_OBJECTIVES_CONTRADICT: { objective: string; other: string };
  SCORE_TWO_VICTORIES: object;
  SCORE_CASUALTY_ENTRY: { number: number };
  SCORE_CASUALTY_TWICE: { number: number };
  SCORE_CASUALTY_TOO_MANY: { unit: string; count: number };
  SCORE_CASUALTY_REDUCED: { unit: string };
}

interface ArmyFaults {
  ARMY_GENERALS: { count: number };
  ARMY_CHARACTER_SIZE: { unit: string };
  ARMY_CHARACTER_ATTACHED: { unit: string };
  ARMY_GENERAL_LIMITED: { unit: string };
  ARMY_RIDER_UNKNOWN: { mount: string; rider: string };
  ARMY_RIDER_NOT_CHARACTER: { mount: string; rider: string };
  ARMY_ITEM_BEARERLESS: { item: string };
  ARMY_ATTACK_UNREADABLE: { unit: string; found: string };
  ARMY_ATTACK_ADDS: { unit: string };
  ARMY_ATTACK_ADDS_NOT: { unit: string };
  ARMY_RANGE_MISSING: { unit: string };
  ARMY_RANGE_NEEDLESS: { unit: string };
  ARMY_MINIMUM_TOO_DEAR: { cost: number };
  ARMY_SPELL_REACH: { spell: string };
  ARMY_RECRUITS_TOO_DEAR: { cost: number; recruitable: number };
  ARMY_LINE_MISSING: { unit: string; count: number };
  ARMY_GENERAL_STAYS: { unit: string };
  ARMY_NOT_STANDING: { unit: string; count: number; garrison: number };
}

interface LibraryFaults {
  LIBRARY_ARMY_UNKNOWN: { army: string };
  LIBRARY_UNIT_UNKNOWN: { unit: string };
}

interface RosterFaults {
  ROSTER_ARMY_UNKNOWN: { army: string };
  ROSTER_UNIT_UNKNOWN: { unit: string };
  ROSTER_GENERALS: { count: number };
  ROSTER_TOO_FEW: { unit: string; count: number; least: number; size: number };
  ROSTER_TOO_MANY: { unit: string; count: number; most: number; size: number };
  ROSTER_ONCE_PER_ARMY: { unit: string; count: number; most: number };
  ROSTER_POINTS_EXCEEDED: { total: number; size: number };
  ROSTER_ITEM_UNKNOWN: { item: string };
  ROSTER_ITEM_NOT_FOR_ARMY: { item: string; army: string };
  ROSTER_ITEM_BEARER: { item: string; unit: string };
  ROSTER_ITEMS_TOO_MANY: { unit: string; count: number };
  ROSTER_ITEM_TAKEN: { item: string; count: number };
  ROSTER_MOUNT_UNKNOWN: { mount: string };
  ROSTER_MOUNT_RIDER: { mount: string; unit: string };
  ROSTER_MOUNT_TOO_MANY: { mount: string; count: number; most: number; size: number };
  ROSTER_MOUNT_ONCE_PER_ARMY: { mount: string; count: number; most: number };
  ROSTER_ATTACHED_TOO_MANY: { unit: string; count: number; hosts: number };
  ROSTER_ENTRIES_TOO_MANY: { count: number; most: number };
  ROSTER_PIECES_TOO_MANY: { count: number; most: number };
  ROSTER_GEAR_NO_SIEGE: { unit: string };
  ROSTER_GEAR_SIDE: { unit: string };
  ROSTER_VETERAN_COUNT: { name: string; count: number };
  ROSTER_VETERAN_TYPE: { name: string; unit: string };
  ROSTER_VETERAN_TWICE: { name: string };
  ROSTER_VETERAN_UNKNOWN: { name: string };
  ROSTER_VETERAN_FALLEN: { name: string };
  ROSTER_VETERAN_OTHER_UNIT: { name: string; unit: string };
  ROSTER_TEXT_TOO_LONG: { count: number; most: number };
  ROSTER_TEXT_BROKEN: object;
  ROSTER_TEXT_EMPTY: object;
}

/** Every fault of a scenario, a battle report, an army list or a roster. Codes are never reused. */
export interface InputFaults
  extends ShapeFaults, ScenarioFaults, ScoreFaults, ArmyFaults, LibraryFaults, RosterFaults {}

export type InputFaultCode = keyof InputFaults;

/** One fault: what is wrong, with which values, and where in the document (empty: the whole of it). */
export type InputFault = {
  [Code in InputFaultCode]: {
    readonly code: Code;
    readonly where: string;
    readonly parameters: Readonly<InputFaults[Code]>;
  };
}[InputFaultCode];

/** Writes a fault down; checking goes on. */
export type Report = <Code extends InputFaultCode>(
  code: Code,
  where: string,
  parameters: InputFaults[Code],
) => void;

/** What comes out of a door: a sound value, or all that is wrong with what was given. */
export type Checked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly InputFault[] };

/** A fresh sheet for faults. */
export function faultSheet(): { readonly faults: InputFault[]; readonly report: Report } {
  const faults: InputFault[] = [];
  return {
    faults,
    report: (code, where, parameters) => {
      faults.push({ code, where, parameters } as InputFault);
    },
  };
}
