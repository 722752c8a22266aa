import { Injectable } from '@nestjs/common';
import { type CampaignSettings, coming, usualSettings } from '@pelagonia/rules';
import type { Caller } from '../../accounts/caller.js';
import { AppError } from '../../errors/app-error.js';
import { Clock } from '../../turns/clock.js';
import type { CampaignDefaultsArgs, CampaignDefaultsModel } from './campaign-defaults.models.js';
import { settingsView } from './settings.mapper.js';
import { settleSettings } from './settle-settings.js';

const mostDeadlines = 60;

/** The book's settings; the clocks hang where the organiser lives. */
export function usualFor(caller: Caller | undefined): CampaignSettings {
  return caller === undefined ? usualSettings : { ...usualSettings, timeZone: caller.account.timeZone };
}

@Injectable()
export class CampaignDefaultsService {
  constructor(private readonly clock: Clock) {}

  defaults(
    caller: Caller | undefined,
    { cadence, timeZone, turns }: CampaignDefaultsArgs,
  ): CampaignDefaultsModel {
    const settled = settleSettings(usualFor(caller), { cadence, timeZone }, 'conquest');
    if ('faults' in settled) {
      throw new AppError('BAD_USER_INPUT', settled.faults.map(({ message }) => message).join(' '));
    }
    const { settings } = settled;
    const count = Math.min(Math.max(turns, 0), mostDeadlines);
    const deadlines = coming(settings.cadence, settings.timeZone, this.clock.now().getTime(), count);
    return { settings: settingsView(settings), deadlines: deadlines.map((at) => new Date(at)) };
  }
}
