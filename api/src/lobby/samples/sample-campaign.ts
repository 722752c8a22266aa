import { type CampaignSettings, type Language, usualSettings } from '@pelagonia/rules';

/** The map of the samples: two realms meet at every crossing, so there is something to fight for from the first turn. */
export const sampleMap = 'pelagonia';

export const sampleNames: Readonly<Record<Language, string>> = {
  en: 'Sample campaign',
  es: 'Campaña de muestra',
};

/** Nothing waits for a clock: orders are opened when the only player has sealed, and bots answer at once. */
export function sampleSettings(timeZone: string): CampaignSettings {
  return {
    ...usualSettings,
    conquest: { ...usualSettings.conquest, turnLimit: 6 },
    cadence: { kind: 'manual' },
    timeZone,
    earlyLock: true,
    reminderHours: [],
    absence: { ...usualSettings.absence, extensions: 0, missesUntilOpen: 0, botHoldsOpenSeat: true },
    refereeMayPlay: true,
  };
}
