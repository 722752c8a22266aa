import { Injectable } from '@nestjs/common';
import type { Caller } from '../../accounts/caller.js';
import { type Act, CampaignActs } from '../../campaigns/acts/campaign-acts.js';
import { RolePeriods } from '../../campaigns/authority/role-periods.js';
import type { CampaignAnswer } from '../../campaigns/campaign-results.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { refuse } from '../../campaigns/refusal.js';
import { CampaignStart } from '../campaign-start.js';
import type { StartCampaignInput } from './course.inputs.js';

/** From the lobby to the first turn. */
@Injectable()
export class BeginningsService {
  constructor(
    private readonly acts: CampaignActs,
    private readonly roles: RolePeriods,
    private readonly campaignStart: CampaignStart,
  ) {}

  start(caller: Caller, input: StartCampaignInput): Promise<CampaignAnswer> {
    return this.acts.change(caller, 'startCampaign', input, async (act) => {
      const { manager, campaign, now } = act;
      if (campaign.status !== 'lobby') refuse('CAMPAIGN_NOT_IN_LOBBY');
      await this.checkSeats(act, input.botsForEmptySeats);
      await this.checkReferees(act);
      await this.campaignStart.start(manager, campaign, now);
      await this.settleRoles(act);
    });
  }

  private async checkSeats({ manager, campaign }: Act, bots: boolean): Promise<void> {
    const seats = await manager.findBy(SeatEntity, { campaignId: campaign.id });
    const played = seats.filter(({ accountId }) => accountId !== null);
    if (bots && !campaign.settings.absence.botHoldsOpenSeat) refuse('CAMPAIGN_BOTS_OFF');
    if (played.length === 0 && campaign.format === 'league') refuse('LEAGUE_TOO_SMALL');
    if (played.length === 0 || (played.length < seats.length && !bots)) refuse('CAMPAIGN_SEATS_EMPTY');
    if (played.some(({ confirmed }) => !confirmed)) refuse('CAMPAIGN_SEATS_UNCONFIRMED');
  }

  /** The setting may have changed since they sat down. */
  private async checkReferees({ manager, campaign }: Act): Promise<void> {
    if (campaign.settings.refereeMayPlay) return;
    const roles = await this.roles.current(manager, campaign.id);
    const players = new Set(roles.filter(({ role }) => role === 'player').map((one) => one.accountId));
    if (roles.some(({ role, accountId }) => role === 'referee' && players.has(accountId)))
      refuse('REFEREE_PLAYS');
  }

  /** Empty seats are open to anybody; who found no seat looks on. */
  private async settleRoles({ manager, campaign, now }: Act): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(SeatEntity)
      .set({ openForReplacement: true })
      .where('campaign_id = :id and account_id is null', { id: campaign.id })
      .execute();
    for (const { role, seat, accountId } of await this.roles.current(manager, campaign.id)) {
      if (role !== 'player' || seat !== null || accountId === null) continue;
      const place = { campaignId: campaign.id, accountId };
      await this.roles.end(manager, place, ['player'], now);
      await this.roles.begin(manager, place, 'spectator', now);
    }
  }
}
