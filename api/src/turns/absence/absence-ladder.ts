import { Injectable } from '@nestjs/common';
import { type CampaignSettings, standingPlayers } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../../campaigns/entities/campaign.entity.js';
import { SeatEntity } from '../../campaigns/entities/seat.entity.js';
import { CampaignLibrary } from '../../content/campaign-library.js';
import { type Envelope, OrderSeals } from '../../orders/order-seals.js';
import type { Attendance, OrderSource } from '../../orders/revealed-order.entity.js';
import { stateOf } from '../turn-start.js';
import type { TurnEntity } from '../turn.entity.js';
import { Leaves } from './leaves.js';

/** Where a seat's order comes from, and whether anybody was absent. */
export type Rung = Readonly<{
  seat: SeatEntity;
  source: OrderSource;
  attendance: Attendance;
}>;

/** What the ladder looks at. */
type Situation = Readonly<{
  seat: SeatEntity;
  stands: boolean;
  onLeave: boolean;
  envelope: Envelope | undefined;
}>;

/** The one definition of absence: there was something to order, and nobody ordered it. */
@Injectable()
export class AbsenceLadder {
  constructor(
    private readonly library: CampaignLibrary,
    private readonly seals: OrderSeals,
    private readonly leaves: Leaves,
  ) {}

  /** Every seat as it stands at this moment, by letter. */
  async rungs(
    manager: EntityManager,
    campaign: CampaignEntity,
    turn: TurnEntity,
    now: Date,
  ): Promise<Rung[]> {
    const map = await this.library.mapOf(manager, campaign);
    const state = stateOf(map, campaign.settings.conquest, turn.number, turn.start);
    const standing = standingPlayers(state.territories.values());
    const envelopes = await this.seals.counting(manager, [turn]);
    const away = await this.leaves.away(manager, campaign, turn.deadline ?? now);
    const seats = await manager.find(SeatEntity, {
      where: { campaignId: campaign.id },
      order: { letter: 'asc' },
    });
    return seats.map((seat) => ({
      seat,
      ...rungOf(campaign.settings, {
        seat,
        stands: standing.has(seat.letter),
        onLeave: away.has(seat.letter),
        envelope: envelopes.find((one) => one.seat === seat.letter),
      }),
    }));
  }
}

/** Somebody plays it: neither empty nor given up for lost. */
export function isPlayed({ accountId, openForReplacement }: SeatEntity): boolean {
  return accountId !== null && !openForReplacement;
}

function rungOf(
  settings: CampaignSettings,
  { seat, stands, onLeave, envelope }: Situation,
): Omit<Rung, 'seat'> {
  if (!stands) return { source: 'default', attendance: 'eliminated' };
  if (envelope !== undefined) {
    if (envelope.hand === 'delegate') return { source: 'delegate', attendance: 'present' };
    return { source: envelope.standing ? 'standing' : 'sealed', attendance: 'present' };
  }
  const source = defaultSource(settings, seat);
  if (!isPlayed(seat)) return { source, attendance: 'vacant' };
  return { source, attendance: onLeave ? 'leave' : 'absent' };
}

/** O3, and the bot that holds a seat nobody plays. */
export function defaultSource({ conquest, absence }: CampaignSettings, seat: SeatEntity): OrderSource {
  if (!isPlayed(seat) && absence.botHoldsOpenSeat) return 'bot';
  return conquest.missingOrder === 'defend' ? 'default' : conquest.missingOrder;
}
