import { type CampaignSettings, checkCampaignSettings, describeInputFault } from '@pelagonia/rules';
import type { CampaignFormat } from '../../campaigns/entities/campaign.entity.js';
import { FieldFault } from '../../errors/user-error.js';
import type { CampaignSettingsInput } from './settings.inputs.js';

const mostReminders = 10;

/** What was given over what was settled before, or all that is wrong with it; fields are named from the mutation's input. */
export function settleSettings(
  before: CampaignSettings,
  given: CampaignSettingsInput | null | undefined,
  format: CampaignFormat,
): { settings: CampaignSettings } | { faults: FieldFault[] } {
  const checked = checkCampaignSettings(merged(before, given ?? {}));
  const faults = checked.ok
    ? []
    : checked.faults.map(
        (fault) => new FieldFault(fieldOf(fault.where), fault.code, describeInputFault(fault, 'en')),
      );
  if ((given?.reminderHours?.length ?? 0) > mostReminders) {
    const message = `Choose at most ${mostReminders} reminders.`;
    faults.push(new FieldFault('settings.reminderHours', 'SETTING_REMINDERS_TOO_MANY', message));
  }
  // S3: recruits are paid with the points that territories give.
  if (format === 'league' && checked.ok && checked.value.persistentArmies) {
    const message = 'A league has no territories to recruit with; play it with armies chosen anew.';
    faults.push(new FieldFault('settings.persistentArmies', 'SETTING_ARMIES_IN_LEAGUE', message));
  }
  return checked.ok && faults.length === 0 ? { settings: checked.value } : { faults };
}

function fieldOf(where: string): string {
  return where === '' ? 'settings' : `settings.${where}`;
}

function merged(before: CampaignSettings, given: CampaignSettingsInput): object {
  const { conquest, league, cadence, notFought, absence, ...plain } = given;
  return {
    ...before,
    ...present(plain),
    conquest: mergedConquest(before.conquest, conquest ?? {}),
    league: mergedLeague(before.league, league ?? {}),
    cadence: cadence == null ? before.cadence : present(cadence),
    notFought: { ...before.notFought, ...present(notFought ?? {}) },
    absence: { ...before.absence, ...present(absence ?? {}) },
  };
}

/** A tie-break asked twice parts nobody the second time. */
function mergedLeague(
  before: CampaignSettings['league'],
  { points, tieBreaks, ...plain }: NonNullable<CampaignSettingsInput['league']>,
): object {
  return {
    ...before,
    ...present(plain),
    points: { ...before.points, ...present(points ?? {}) },
    tieBreaks: [...new Set(tieBreaks ?? before.tieBreaks)],
  };
}

/** Without a limit is something that can be chosen: null is not the same as left out. */
function mergedConquest(
  before: CampaignSettings['conquest'],
  given: NonNullable<CampaignSettingsInput['conquest']>,
): object {
  const { turnLimit, ...settled } = { ...before, ...present(given) };
  return given.turnLimit === null ? settled : { ...settled, ...present({ turnLimit }) };
}

/** What was given at all. */
function present(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
}
