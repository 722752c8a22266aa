import type { CampaignEntity } from '../campaigns/entities/campaign.entity.js';

const hour = 3_600_000;
const day = 24 * hour;

/** Until when a battle that appears now should be fought: one that follows late in the turn has its full time. */
export function windowFrom({ settings }: CampaignEntity, now: Date): Date {
  return new Date(now.getTime() + settings.battleDays * day);
}

/** When silence confirms what is reported now; null: never. */
export function silenceFrom({ settings }: CampaignEntity, now: Date): Date | null {
  return settings.confirmHours === 0 ? null : new Date(now.getTime() + settings.confirmHours * hour);
}

/** Until when a choice that comes up now may be made. */
export function choiceUntil({ settings }: CampaignEntity, now: Date): Date {
  return new Date(now.getTime() + settings.choiceHours * hour);
}
