import type {
  CadenceInput,
  CadenceKind,
  CampaignFormat,
  CampaignSettingsInput,
  SettingsFragment,
} from '../generated/operations.js';

type Plain<T> = T extends readonly (infer One)[]
  ? [One] extends [number]
    ? number[]
    : One[]
  : T extends number
    ? number | null
    : T extends object
      ? { -readonly [Key in keyof T as Key extends '__typename' ? never : Key]: Plain<T[Key]> }
      : T;

/** Settings being filled in: a field for a number that was emptied holds null. */
export type SettingsDraft = Plain<SettingsFragment>;
export type CadenceDraft = SettingsDraft['cadence'];

/** The fields that belong to each kind; the others are not sent. */
const cadenceFields: Record<CadenceKind, readonly (keyof CadenceDraft)[]> = {
  WEEKLY: ['weeks', 'weekday', 'time'],
  DAYS: ['days', 'time'],
  DURATION: ['hours'],
  MANUAL: [],
};

/** What each field begins with when its kind is chosen. */
const usualFields = { weeks: 1, weekday: 7, days: 7, hours: 24, time: '20:00' } as const;

/** No setting is below nought: the server points at the field that was left empty. */
const leftEmpty = -1;

export function draftOf(settings: SettingsFragment): SettingsDraft {
  const { __typename, cadence, conquest, league, notFought, absence, ...plain } = settings;
  const { points, tieBreaks, ...ranking } = without(league);
  return {
    ...plain,
    reminderHours: [...plain.reminderHours],
    cadence: { ...usualFields, ...present(without(cadence)) } as CadenceDraft,
    conquest: without(conquest),
    league: { ...ranking, points: without(points), tieBreaks: [...tieBreaks] },
    notFought: without(notFought),
    absence: without(absence),
  };
}

export function cadenceInput(cadence: CadenceDraft): CadenceInput {
  const { kind } = cadence;
  return {
    kind,
    ...Object.fromEntries(cadenceFields[kind].map((field) => [field, cadence[field] ?? leftEmpty])),
  };
}

const filled = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value ?? leftEmpty])) as T;

/** A league has nothing to recruit with: what was chosen for a war before the format was changed is left out. */
export function settingsInput(draft: SettingsDraft, format: CampaignFormat): CampaignSettingsInput {
  const { cadence, conquest, league, absence, ...plain } = draft;
  return {
    ...filled(plain),
    persistentArmies: plain.persistentArmies && format !== 'LEAGUE',
    cadence: cadenceInput(cadence),
    conquest: { ...filled(conquest), turnLimit: conquest.turnLimit },
    league: { ...league, points: filled(league.points) },
    absence: filled(absence),
  };
}

function without<T extends { __typename?: string }>({ __typename, ...fields }: T): Omit<T, '__typename'> {
  return fields;
}

const present = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
