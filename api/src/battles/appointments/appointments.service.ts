import { Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import type { JournalCode } from '../../campaigns/journal/journal-sentences.js';
import { ActionRefused, type CampaignAnswer } from '../../campaigns/campaign-results.js';
import { Journal } from '../../campaigns/journal/journal.js';
import { InvalidInput } from '../../errors/user-error.js';
import { BattleActs, type BattleScene } from '../battle-acts.js';
import { happen, whyNot } from '../battle-events.js';
import { otherSide } from '../battle-sides.js';
import { checkText } from '../check-text.js';
import { BattlePost } from '../letters/battle-post.js';
import type {
  AcceptAppointmentInput,
  DeclineAppointmentInput,
  ProposeAppointmentInput,
} from './appointment.models.js';
import { timeFaults } from './check-times.js';
import { Proposals } from './proposals.js';

/** When and where the sides meet. The journal, which all may read, learns when, never where. */
@Injectable()
export class AppointmentsService {
  constructor(
    private readonly acts: BattleActs,
    private readonly proposals: Proposals,
    private readonly journal: Journal,
    private readonly post: BattlePost,
  ) {}

  propose(caller: Caller, input: ProposeAppointmentInput): Promise<CampaignAnswer> {
    return this.acts.ofSide(caller, 'proposeAppointment', input, async (scene) => {
      const { manager, battle, side, now } = scene;
      const refusal = whyNot('timesProposed', battle);
      if (refusal) return refusal;
      const place = checkText('place', input.place, 200);
      const faults = [...timeFaults(input.times, battle, now), ...place.faults];
      if (faults.length > 0) return new InvalidInput(faults);
      await this.proposals.add(manager, battle, {
        side,
        times: [...input.times],
        place: place.text,
        at: now,
      });
      const appointment = battle.status === 'appointed' ? 'agreed' : 'proposed';
      await happen(manager, battle, 'timesProposed', { appointment });
      await this.tell(scene, 'APPOINTMENT_PROPOSED', { side });
      await this.post.toSeat(manager, 'battle.times', battle.campaignId, battle[otherSide[side]]);
      return 'changed';
    });
  }

  accept(caller: Caller, input: AcceptAppointmentInput): Promise<CampaignAnswer> {
    return this.acts.ofSide(caller, 'acceptAppointment', input, async (scene) => {
      const { manager, battle, side, now } = scene;
      const refusal = whyNot('timeAccepted', battle);
      if (refusal) return refusal;
      const proposal = await this.proposals.open(manager, battle);
      if (proposal === undefined || proposal.number !== input.number || proposal.side === side)
        return new ActionRefused('APPOINTMENT_CHANGED');
      const time = proposal.times.find((one) => one.getTime() === input.time.getTime());
      if (time === undefined || time <= now) return new ActionRefused('APPOINTMENT_TIME_UNFIT');
      await this.proposals.close(manager, proposal, 'accepted');
      await happen(manager, battle, 'timeAccepted', {
        appointment: 'agreed',
        appointedFor: time,
        place: proposal.place,
      });
      await this.tell(scene, 'APPOINTMENT_AGREED', { side, time: time.toISOString() });
      return 'changed';
    });
  }

  /** Declines what is proposed, takes back one's own proposal, or calls an agreed time off. */
  decline(caller: Caller, input: DeclineAppointmentInput): Promise<CampaignAnswer> {
    return this.acts.ofSide(caller, 'declineAppointment', input, async (scene) => {
      const { manager, battle, side } = scene;
      const refusal = whyNot('timesDeclined', battle);
      if (refusal) return refusal;
      const proposal = await this.proposals.open(manager, battle);
      if (proposal !== undefined)
        await this.proposals.close(manager, proposal, proposal.side === side ? 'replaced' : 'declined');
      if (battle.status === 'appointed' && proposal === undefined) {
        await happen(manager, battle, 'appointmentCancelled', {
          appointment: 'noTimeYet',
          appointedFor: null,
          place: null,
        });
        await this.tell(scene, 'APPOINTMENT_CANCELLED', { side });
      } else {
        const appointment = battle.status === 'appointed' ? 'agreed' : 'noTimeYet';
        await happen(manager, battle, 'timesDeclined', { appointment });
        await this.tell(scene, 'APPOINTMENT_DECLINED', { side });
      }
      return 'changed';
    });
  }

  private async tell(
    { manager, battle, now }: BattleScene,
    code: JournalCode,
    parameters: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    await this.journal.write(manager, battle.campaignId, battle.turn, now, [
      { code, parameters: { key: battle.key, ...parameters } },
    ]);
  }
}
