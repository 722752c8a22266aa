import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { isUuid } from '../../database/uuid.js';
import { FieldFault, InvalidInput } from '../../errors/user-error.js';
import type {
  CancelLeaveInput,
  DeclareLeaveInput,
  DismissDelegateInput,
  NameDelegateInput,
} from '../clock/clock.inputs.js';
import { HeldTurns } from '../held-turns.js';
import { Delegates } from './delegates.js';
import { dayOf, daysOf, Leaves } from './leaves.js';
import { SeatLeaveEntity } from './seat-leave.entity.js';

const dayMs = 86_400_000;

/** How a player provides for the time he is away. */
@Injectable()
export class AbsenceService {
  constructor(
    private readonly held: HeldTurns,
    private readonly leaves: Leaves,
    private readonly delegates: Delegates,
    private readonly journal: Journal,
  ) {}

  declareLeave(caller: Caller, input: DeclareLeaveInput): Promise<CampaignAnswer> {
    return this.held.change(
      caller,
      'declareLeave',
      input,
      async ({ manager, campaign, turn, now, standing }) => {
        const { timeZone, absence } = campaign.settings;
        const faults = leaveFaults(input, dayOf(now, timeZone));
        if (faults.length > 0) return new InvalidInput(faults);
        const seat = standing.seat ?? '';
        const leave = { firstDay: input.from, lastDay: input.to };
        const taken = await this.leaves.ofSeat(manager, campaign.id, seat);
        if (taken.some((one) => one.firstDay <= leave.lastDay && leave.firstDay <= one.lastDay))
          return 'LEAVE_OVERLAPS';
        const days = [...taken, leave].reduce((sum, one) => sum + daysOf(one), 0);
        if (days > absence.leaveDays) return 'LEAVE_SPENT';
        await manager.insert(SeatLeaveEntity, {
          campaignId: campaign.id,
          id: randomUUID(),
          seat,
          accountId: caller.accountId,
          ...leave,
        });
        await this.journal.write(manager, campaign.id, turn.number, now, [
          { code: 'LEAVE_DECLARED', parameters: { seat, from: input.from, to: input.to } },
        ]);
        return undefined;
      },
    );
  }

  /** Days that have begun are spent; the rest comes back. */
  cancelLeave(caller: Caller, input: CancelLeaveInput): Promise<CampaignAnswer> {
    return this.held.change(
      caller,
      'cancelLeave',
      input,
      async ({ manager, campaign, turn, now, standing }) => {
        const seat = standing.seat ?? '';
        const today = dayOf(now, campaign.settings.timeZone);
        const leave = (await this.leaves.ofSeat(manager, campaign.id, seat)).find(
          ({ id, lastDay }) => id === input.leaveId && lastDay >= today,
        );
        if (leave === undefined) return 'LEAVE_UNKNOWN';
        const place = { campaignId: campaign.id, id: leave.id };
        if (leave.firstDay >= today) await manager.delete(SeatLeaveEntity, place);
        else
          await manager.update(SeatLeaveEntity, place, {
            lastDay: new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10),
          });
        await this.journal.write(manager, campaign.id, turn.number, now, [
          { code: 'LEAVE_ENDED', parameters: { seat, from: leave.firstDay, to: leave.lastDay } },
        ]);
        return undefined;
      },
    );
  }

  nameDelegate(caller: Caller, input: NameDelegateInput): Promise<CampaignAnswer> {
    return this.held.change(
      caller,
      'nameDelegate',
      input,
      async ({ manager, campaign, turn, now, standing }) => {
        const { seat = '' } = standing;
        const { accountId } = input;
        const fit = isUuid(accountId) && (await this.delegates.isFit(manager, campaign.id, accountId));
        if (!fit) return 'DELEGATE_UNFIT';
        if ((await this.delegates.of(manager, campaign.id, seat)) !== undefined) return 'DELEGATE_NAMED';
        await this.delegates.name(manager, campaign.id, seat, accountId, now);
        await this.journal.write(manager, campaign.id, turn.number, now, [
          { code: 'DELEGATE_NAMED', parameters: { seat } },
        ]);
        return undefined;
      },
    );
  }

  dismissDelegate(caller: Caller, input: DismissDelegateInput): Promise<CampaignAnswer> {
    return this.held.change(
      caller,
      'dismissDelegate',
      input,
      async ({ manager, campaign, turn, now, standing }) => {
        const { seat = '' } = standing;
        // What is locked is revealed, whoever gave it.
        const from = turn.phase === 'ordering' ? turn.number : turn.number + 1;
        if (!(await this.delegates.dismiss(manager, campaign.id, seat, from, now))) return 'DELEGATE_NONE';
        await this.journal.write(manager, campaign.id, turn.number, now, [
          { code: 'DELEGATE_DISMISSED', parameters: { seat } },
        ]);
        return undefined;
      },
    );
  }
}

function leaveFaults({ from, to }: DeclareLeaveInput, today: string): FieldFault[] {
  const unreadable = Object.entries({ from, to })
    .filter(([, text]) => !isDay(text))
    .map(([field]) => new FieldFault(field, 'DAY_UNREADABLE', 'Write a day as 2026-08-01.'));
  if (unreadable.length > 0) return unreadable;
  if (from < today) return [new FieldFault('from', 'DAY_PAST', 'Leave begins today at the earliest.')];
  return to < from ? [new FieldFault('to', 'DAY_BACKWARDS', 'The last day comes before the first.')] : [];
}

function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
