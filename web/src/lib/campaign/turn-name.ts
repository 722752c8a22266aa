import type { CampaignFormat } from '../generated/operations.js';
import { m } from '../paraglide/messages.js';

/** What people call a turn: a week of a war, a round of a league. */
export const turnName = (format: CampaignFormat, number: number): string =>
  format === 'LEAGUE' ? m.campaign_clock_round({ number }) : m.campaign_clock_week({ number });
