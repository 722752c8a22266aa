import { Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { writtenText } from '../../campaigns/written-text.js';
import { HeldTurns } from '../held-turns.js';
import { takesOrders } from '../takes-orders.js';
import { TurnReveal } from '../turn-reveal.js';
import { fieldFaults } from './check-fields.js';
import type {
  ExtendTurnInput,
  LockTurnInput,
  PauseCampaignInput,
  ResumeCampaignInput,
} from './clock.inputs.js';
import { Extensions, mostExtendedHours } from './extensions.js';
import { Pauses } from './pauses.js';

const minutesOfDay = 1_440;

/** What organisers and referees may do to a campaign's clock; each act shows who, why, before and after. */
@Injectable()
export class TurnClockService {
  constructor(
    private readonly held: HeldTurns,
    private readonly reveal: TurnReveal,
    private readonly extensions: Extensions,
    private readonly pauses: Pauses,
    private readonly journal: Journal,
  ) {}

  /** Only where no clock does it: an organiser who plays must not cut short the time of others. */
  lock(caller: Caller, input: LockTurnInput): Promise<CampaignAnswer> {
    return this.held.change(caller, 'lockTurn', input, async ({ manager, campaign, turn, now }) => {
      if (campaign.pausedUntil !== null) return 'CAMPAIGN_PAUSED';
      if (!takesOrders({ turn, now })) return 'TURN_CLOSED';
      if (turn.deadline !== null) return 'TURN_HAS_DEADLINE';
      await this.journal.write(manager, campaign.id, turn.number, now, [
        { code: 'TURN_LOCKED_BY_HAND', parameters: { by: caller.account.displayName } },
      ]);
      await this.reveal.lock(manager, campaign, turn, now);
      return undefined;
    });
  }

  extend(caller: Caller, input: ExtendTurnInput): Promise<CampaignAnswer> {
    return this.held.change(caller, 'extendTurn', input, async (held) => {
      const { hours } = input;
      const reason = writtenText(input.reason);
      const { turn } = held;
      const faults = fieldFaults({ hours: { value: hours, least: 1, most: 168 } }, reason);
      if (faults !== undefined) return faults;
      if (!takesOrders(held)) return 'TURN_CLOSED';
      if (turn.deadline === null) return 'TURN_WITHOUT_DEADLINE';
      if (turn.extendedHours + hours > mostExtendedHours) return 'EXTENSION_TOO_LONG';
      turn.extendedHours += hours;
      await this.extensions.move(held, hours, {
        code: 'TURN_EXTENDED',
        parameters: { by: caller.account.displayName, reason },
      });
      return undefined;
    });
  }

  /** All pauses of some turns together are no longer than the campaign allows, so nothing is put off for ever. */
  pause(caller: Caller, input: PauseCampaignInput): Promise<CampaignAnswer> {
    return this.held.change(caller, 'pauseCampaign', input, async (held) => {
      const { days } = input;
      const reason = writtenText(input.reason);
      const { campaign, turn } = held;
      const most = campaign.settings.pauseDays;
      const faults = fieldFaults({ days: { value: days, least: 1, most } }, reason);
      if (faults !== undefined) return faults;
      if (campaign.pausedUntil !== null) return 'CAMPAIGN_PAUSED';
      if (turn.phase === 'ordering' && !takesOrders(held)) return 'TURN_CLOSED';
      const spent = await this.pauses.minutesOfLate(held);
      if (spent + days * minutesOfDay > most * minutesOfDay) return 'PAUSE_TOO_LONG';
      await this.pauses.begin(held, days, { by: caller.account.displayName, reason });
      return undefined;
    });
  }

  resume(caller: Caller, input: ResumeCampaignInput): Promise<CampaignAnswer> {
    return this.held.change(caller, 'resumeCampaign', input, async (held) => {
      if (held.campaign.pausedUntil === null) return 'CAMPAIGN_NOT_PAUSED';
      await this.pauses.endEarly(held, { by: caller.account.displayName });
      return undefined;
    });
  }
}
