import type { Role, Scenario } from '../scenarios/scenario.js';
import { type BattleReport, ends, type Loss, type Reached, type SideReport } from './battle-report.js';
import { checkObjectives } from './check-objectives.js';
import { type Checked, faultSheet, type Report } from '../input/fault.js';
import {
  armySize,
  choice,
  type Draft,
  flag,
  isFields,
  list,
  object,
  optional,
  otherwise,
  points,
  type Read,
  reader,
  text,
  whole,
  within,
} from '../input/read-value.js';
import { quote } from '../map/shape.js';

const stands = whole(1, 100);
const left = whole(0, 100);

const unitLoss = object<Loss>({
  points,
  stands,
  left,
  character: otherwise<boolean>(false, flag),
  slayers: otherwise<boolean>(false, flag),
});
const characterLoss = object<Loss>({
  points,
  stands: otherwise(1, stands),
  left: otherwise(0, left),
  character: flag,
  slayers: otherwise<boolean>(false, flag),
});

const loss: Read<Loss> = reader(
  { anyOf: [unitLoss.schema, characterLoss.schema] },
  (value, where, report) => {
    const character = isFields(value) && 'character' in value && value.character === true;
    const draft = (character ? characterLoss : unitLoss)(value, where, report);
    checkLoss(draft, where, report);
    return draft;
  },
);

function checkLoss(draft: Draft<Loss>, where: string, report: Report): void {
  if (draft.stands === undefined || draft.left === undefined) return;
  const { stands, left } = draft;
  if (left > stands) report('SCORE_STANDS_EXCEEDED', where, { stands, left });
  if (draft.character !== true) return;
  if (stands > 1) report('SCORE_CHARACTER_STANDS', where, { stands });
  if (draft.slayers === true) report('SCORE_CHARACTER_SLAYERS', where, {});
}

const isDie = (value: unknown): boolean => [1, 2, 3, 4, 5, 6].some((side) => side === value);

/** A count; yes or no for what happens once; or dice, one for each. */
const reached = (value: unknown, where: string, report: Report): Reached | undefined => {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return whole(0, 10_000)(value, where, report);
  if (Array.isArray(value) && value.length <= 10_000 && value.every(isDie)) return value as number[];
  report('INPUT_SHAPE', where, { expected: 'objective' });
  return undefined;
};

type Objectives = SideReport['objectives'];

/** Kept as a Map in which a field named `__proto__` is a plain id. */
const objectives = ((value, where, report): Objectives | undefined => {
  if (!isFields(value)) {
    report('INPUT_SHAPE', where, { expected: 'object' });
    return undefined;
  }
  const found = new Map<string, Reached>();
  for (const [objective, times] of Object.entries(value)) {
    const read = reached(times, within(where, quote(objective)), report);
    if (read !== undefined) found.set(objective, read);
  }
  return found;
}) as Read<Objectives>;

const side = object<SideReport>({
  end: otherwise('stood', choice(ends)),
  losses: otherwise<readonly Loss[]>([], list(loss)),
  objectives: otherwise(new Map() as Draft<Objectives>, objectives),
});

interface Document {
  readonly scenario?: string;
  readonly size: number;
  readonly sides: Readonly<Record<Role, SideReport>>;
}

const document = object<Document>({
  scenario: optional(text) as Read<string>,
  size: armySize,
  sides: object<Record<Role, SideReport>>({ attacker: side, defender: side }),
});

/**
 * The door for the `score` document: a battle report that `scoreBattle` can take for granted, or all that is wrong
 * with it. `scenarios` is the library that the campaign plays with.
 */
export function checkScore(input: unknown, scenarios: readonly Scenario[]): Checked<BattleReport> {
  const { faults, report } = faultSheet();
  const draft = document(input, '', report);
  const scenario = scenarios.find((one) => one.id === draft.scenario);
  if (draft.scenario !== undefined && scenario === undefined) {
    report('SCORE_SCENARIO_UNKNOWN', 'scenario', { scenario: quote(draft.scenario) });
  } else {
    const sides = draft.sides as Partial<Document['sides']> | undefined;
    const found = (role: Role): Objectives => sides?.[role]?.objectives ?? new Map();
    checkObjectives({ attacker: found('attacker'), defender: found('defender') }, scenario, report);
  }
  if (faults.length > 0) return { ok: false, faults };
  const { size, sides } = draft as Document;
  return { ok: true, value: { ...(scenario && { scenario }), size, sides } };
}
