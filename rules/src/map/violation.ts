import type { Terrain, TerritoryKind, TerritorySort, Way } from './campaign-map.js';

/** The shapes a value in a map file can be asked to have. */
export type Shape = 'object' | 'list' | 'text' | 'words' | 'number' | 'position' | 'pair';

/** Every fault a map file can have, with what its sentence needs to know. Codes are never reused. */
export interface MapFaults {
  MAP_SHAPE: { expected: Shape };
  MAP_FIELD_UNKNOWN: { field: string };
  MAP_FORMAT_UNKNOWN: { found: string };
  MAP_CHOICE_UNKNOWN: { found: string; choices: string };
  MAP_ID_INVALID: { id: string };
  MAP_ID_TAKEN: { id: string };
  MAP_LEGEND_CHARACTER: { character: string };
  MAP_TERRAIN_UNKNOWN: { character: string };
  MAP_TERRAIN_EMPTY: object;
  MAP_REALMS_TOO_FEW: { count: number };
  MAP_REALM_UNKNOWN: { realm: string };
  MAP_REALM_CAPITALS: { realm: string; count: number };
  MAP_CAPITAL_UNOWNED: { territory: string };
  MAP_CAPITAL_UNREACHABLE: { territory: string; from: string };
  MAP_TERRITORY_UNREACHABLE: { territory: string; from: string };
  MAP_CROSSING_OWNED: { territory: string };
  MAP_SORT_MISSING: { kind: TerritoryKind; choices: string };
  MAP_SORT_MISFIT: { kind: TerritoryKind; sort: TerritorySort };
  MAP_SEAT_OFF_MAP: { position: string };
  MAP_SEAT_IMPASSABLE: { terrain: Terrain };
  MAP_SEAT_SHARED: { territory: string };
  MAP_LETTER_INVALID: { letter: string };
  MAP_LETTER_TAKEN: { letter: string };
  MAP_LETTER_UNKNOWN: { letter: string };
  MAP_LAND_OFF_MAP: { position: string };
  MAP_LAND_AT_SEA: { position: string };
  MAP_LAND_OVERLAP: { territory: string; other: string };
  MAP_COURSE_SHORT: object;
  MAP_COURSE_OFF_MAP: { position: string };
  MAP_COURSE_BROKEN: { from: string; to: string };
  MAP_COURSE_DOUBLES_BACK: { position: string };
  MAP_WAY_TERRITORY_UNKNOWN: { territory: string };
  MAP_WAY_TO_ITSELF: { territory: string };
  MAP_WAY_TAKEN: { territory: string; other: string };
  MAP_WAY_END: { territory: string };
  MAP_WAY_THIRD_SEAT: { territory: string };
  MAP_WAY_IMPASSABLE: { kind: Way['kind']; terrain: Terrain; position: string };
  MAP_LABEL_OFF_MAP: { position: string };
}

export type MapFaultCode = keyof MapFaults;

/** One fault: what is wrong, with which values, and where in the file (`territories[3].seat`; empty: the whole). */
export type Violation = {
  [Code in MapFaultCode]: {
    readonly code: Code;
    readonly where: string;
    readonly parameters: MapFaults[Code];
  };
}[MapFaultCode];

/** Writes a fault down; checking goes on. */
export type Report = <Code extends MapFaultCode>(
  code: Code,
  where: string,
  parameters: MapFaults[Code],
) => void;
