import {
  bookSettings,
  drawnDefenceSettings,
  meetingSettings,
  missingOrderSettings,
  orphansSettings,
  type ConquestSettings,
} from './conquest-settings.js';
import type { TurnFaultReport } from './turn-fault.js';
import { isAbsent, readFlag, readNumber, readOneOf, readRecord } from './turn-shape.js';

const closedSets = {
  meeting: meetingSettings,
  drawnDefence: drawnDefenceSettings,
  orphans: orphansSettings,
  missingOrder: missingOrderSettings,
} as const;
const points = ['capitalPoints', 'resourcePoints', 'garrisonPoints'] as const;

/** Settings as given, the defaults for whatever is absent. */
export function readSettings(value: unknown, where: string, report: TurnFaultReport): ConquestSettings {
  if (isAbsent(value)) return bookSettings;
  const choices = Object.keys(closedSets) as (keyof typeof closedSets)[];
  const given = readRecord(value, where, [...choices, ...points, 'turnLimit', 'persistentArmies'], report);
  // S3: known, but how armies are raised between battles changes nothing on the map.
  readFlag(given?.persistentArmies ?? undefined, `${where}.persistentArmies`, report);
  const settings = new Map<string, unknown>();
  for (const name of choices) {
    const choice = given?.[name];
    if (choice !== undefined) {
      settings.set(name, readOneOf<string>(choice, `${where}.${name}`, closedSets[name], report));
    }
  }
  for (const name of points) {
    const amount = given?.[name];
    if (amount !== undefined) settings.set(name, readNumber(amount, `${where}.${name}`, 0, report));
  }
  if (!isAbsent(given?.turnLimit)) {
    settings.set('turnLimit', readNumber(given.turnLimit, `${where}.turnLimit`, 1, report));
  }
  return { ...bookSettings, ...Object.fromEntries(settings) };
}
