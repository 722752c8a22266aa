/** The shapes a value in a turn's JSON can be asked to have. */
export type TurnShape = 'object' | 'list' | 'text' | 'count' | 'points' | 'pair' | 'flag' | 'order';

/** Every fault the JSON of a turn can have, with what its sentence needs to know. Codes are never reused. */
export interface TurnFaults {
  TURN_SHAPE: { expected: TurnShape };
  TURN_FIELD_UNKNOWN: { field: string };
  TURN_CHOICE_UNKNOWN: { found: string; choices: string };
  TURN_ID_INVALID: { id: string };
  TURN_ID_TAKEN: { id: string };
  TURN_TERRITORY_UNKNOWN: { territory: string };
  TURN_LINK_TO_ITSELF: { territory: string };
  TURN_RUINS_MISFIT: { territory: string };
  TURN_GARRISON_MISFIT: { territory: string };
  TURN_CAPITALS_TWO: { player: string };
  TURN_OUTCOME_UNCLEAR: object;
  TURN_WINNER_STRANGER: { winner: string };
  TURN_ANSWER_UNKNOWN: { answer: string };
  TURN_ANSWER_UNFIT: { among: string };
  TURN_DIE_INVALID: { found: string };
  TURN_DICE_TWICE: object;
  TURN_DICE_TOO_FEW: { count: number };
}

export type TurnFaultCode = keyof TurnFaults;

/** One fault: what is wrong, with which values, and where in the JSON (`territories[3].kind`; empty: the whole). */
export type TurnViolation = {
  [Code in TurnFaultCode]: {
    readonly code: Code;
    readonly where: string;
    readonly parameters: TurnFaults[Code];
  };
}[TurnFaultCode];

/** Writes a fault down; checking goes on. */
export type TurnFaultReport = <Code extends TurnFaultCode>(
  code: Code,
  where: string,
  parameters: TurnFaults[Code],
) => void;
