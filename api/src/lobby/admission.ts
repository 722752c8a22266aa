import { Injectable } from '@nestjs/common';
import { RolePeriods } from '../campaigns/authority/role-periods.js';
import type { CampaignRole } from '../campaigns/entities/campaign-role.entity.js';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';
import { refuse } from '../campaigns/refusal.js';
import type { InvitedRole } from './invitations/campaign-invitation.entity.js';
import { type Person, type SeatAct, SeatChanges } from './seats/seat-changes.js';

/** Lets people into a campaign; by what right, its callers have settled. */
@Injectable()
export class Admission {
  constructor(
    private readonly roles: RolePeriods,
    private readonly seatChanges: SeatChanges,
  ) {}

  async admit(act: SeatAct, person: Person, role: InvitedRole, seat?: string | null): Promise<void> {
    const { manager, campaign } = act;
    if (campaign.status === 'finished' || campaign.status === 'archived') refuse('CAMPAIGN_OVER');
    const held = await this.roles.rolesOf(manager, { campaignId: campaign.id, accountId: person.id });
    if (held.includes(role)) refuse('MEMBER_ALREADY');
    switch (role) {
      case 'spectator':
        return this.admitSpectator(act, person, held);
      case 'referee':
        return this.admitReferee(act, person, held);
      case 'player':
        return this.admitPlayer(act, person, held, seat ?? undefined);
    }
  }

  /** Whether somebody can sit down there: nobody does, or whoever does has stayed away too long. */
  isFree({ accountId, openForReplacement }: SeatEntity): boolean {
    return accountId === null || openForReplacement;
  }

  private async admitSpectator(act: SeatAct, { id }: Person, held: readonly CampaignRole[]): Promise<void> {
    if (held.length > 0) refuse('MEMBER_ALREADY');
    await this.begin(act, id, 'spectator');
  }

  private async admitReferee(act: SeatAct, { id }: Person, held: readonly CampaignRole[]): Promise<void> {
    if (held.includes('player')) this.checkRefereeMayPlay(act);
    await this.endSpectating(act, id);
    const period = await this.begin(act, id, 'referee');
    await this.seatChanges.tell(act, {
      code: 'OFFICIAL_APPOINTED',
      parameters: { role: 'referee', period },
    });
  }

  private async admitPlayer(
    act: SeatAct,
    person: Person,
    held: readonly CampaignRole[],
    letter: string | undefined,
  ): Promise<void> {
    if (held.includes('referee')) this.checkRefereeMayPlay(act);
    if (letter !== undefined) {
      const seat = await this.seatChanges.find(act, letter);
      if (!this.isFree(seat)) refuse('SEAT_TAKEN');
      if (!(await this.seatChanges.isPlayedFor(act, letter))) refuse('SEAT_STAYS_OUT');
      return this.seatChanges.take(act, seat, person, { confirmed: true });
    }
    const { manager, campaign } = act;
    if (campaign.status === 'running') refuse('SEAT_NEEDED');
    const players = (await this.roles.current(manager, campaign.id)).filter(({ role }) => role === 'player');
    const seats = await manager.countBy(SeatEntity, { campaignId: campaign.id });
    if (players.length >= seats) refuse('CAMPAIGN_FULL');
    await this.endSpectating(act, person.id);
    await this.begin(act, person.id, 'player');
  }

  checkRefereeMayPlay({ campaign }: SeatAct): void {
    if (!campaign.settings.refereeMayPlay) refuse('REFEREE_PLAYS');
  }

  private async endSpectating({ manager, campaign, now }: SeatAct, accountId: string): Promise<void> {
    await this.roles.end(manager, { campaignId: campaign.id, accountId }, ['spectator'], now);
  }

  private begin({ manager, campaign, now }: SeatAct, accountId: string, role: CampaignRole): Promise<string> {
    return this.roles.begin(manager, { campaignId: campaign.id, accountId }, role, now);
  }
}
