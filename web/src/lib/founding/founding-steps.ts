import { m } from '../paraglide/messages.js';

export const stepIds = ['format', 'map', 'players', 'calendar', 'rules'] as const;
export type StepId = (typeof stepIds)[number];

export const stepTitles: Record<StepId, () => string> = {
  format: () => m.new_step_format(),
  map: () => m.new_step_map(),
  players: () => m.new_step_players(),
  calendar: () => m.new_step_calendar(),
  rules: () => m.new_step_rules(),
};

export const isStep = (text: string | null): text is StepId => stepIds.some((id) => id === text);

/** The step on which a faulty field of the input stands. */
export function stepOfField(field: string, format: 'CONQUEST' | 'LEAGUE'): StepId {
  if (field === 'mapId') return 'map';
  if (field === 'format') return 'format';
  if (!field.startsWith('settings')) return 'players';
  const calendar = [
    'settings.cadence',
    'settings.timeZone',
    ...(format === 'LEAGUE' ? ['settings.battleDays'] : []),
  ];
  return calendar.some((start) => field === start || field.startsWith(`${start}.`)) ? 'calendar' : 'rules';
}
