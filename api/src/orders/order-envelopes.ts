import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SecretBox } from '../secrets/secret-box.js';
import { contentBytes, emptyContent, type EnvelopeContent, formatContent } from './envelope-content.js';
import { type Hand, hands, OrderEnvelopeEntity } from './order-envelope.entity.js';

export type Desk = Readonly<{ campaignId: string; seat: string; hand: Hand }>;

/** An envelope that lies open. */
export type OpenEnvelope = Desk & Readonly<{ content: EnvelopeContent }>;

type Row = Readonly<{ campaign_id: string; seat: string; hand: Hand; locked: Buffer | null }>;

const placeOf = ({ campaignId, seat, hand }: Desk): string => `order-envelope/${campaignId}/${seat}/${hand}`;

/** A seat that never had envelopes has empty ones. */
const everyEnvelope = `
  select seat.campaign_id, seat.letter as seat, desk.hand, envelope.locked
    from seat cross join unnest(array['${hands.join("', '")}']) as desk(hand)
    left join order_envelope envelope
      on envelope.campaign_id = seat.campaign_id and envelope.seat = seat.letter and envelope.hand = desk.hand`;

/**
 * Locks and opens envelopes. A campaign's are always written all together, in one order: neither a later copy of the database nor
 * the place of a row in it tells whose has changed. The caller holds the campaign.
 */
@Injectable()
export class OrderEnvelopes {
  constructor(private readonly box: SecretBox) {}

  /** Those of whole campaigns, by seat. */
  async of(manager: EntityManager, campaignIds: readonly string[]): Promise<OpenEnvelope[]> {
    if (campaignIds.length === 0) return [];
    const rows = await manager.query<Row[]>(
      `${everyEnvelope} where seat.campaign_id = any($1) order by seat.campaign_id, seat.letter, desk.hand`,
      [campaignIds],
    );
    return rows.map((row) => this.opened(row));
  }

  /** Those of single seats. */
  async ofSeats(
    manager: EntityManager,
    seats: readonly Readonly<{ campaignId: string; seat: string }>[],
  ): Promise<OpenEnvelope[]> {
    if (seats.length === 0) return [];
    const rows = await manager.query<Row[]>(
      `${everyEnvelope} where (seat.campaign_id, seat.letter) in (select * from unnest($1::uuid[], $2::text[]))`,
      [seats.map(({ campaignId }) => campaignId), seats.map(({ seat }) => seat)],
    );
    return rows.map((row) => this.opened(row));
  }

  /** Those that somebody may put something into: of the seats he plays, and of those he orders for. */
  async inHandsOf(
    manager: EntityManager,
    campaignIds: readonly string[],
    accountId: string,
  ): Promise<OpenEnvelope[]> {
    if (campaignIds.length === 0) return [];
    const rows = await manager.query<Row[]>(
      `${everyEnvelope}
         join campaign_role role on role.campaign_id = seat.campaign_id and role.seat = seat.letter
          and role.role = desk.hand and role.until is null
        where seat.campaign_id = any($1) and role.account_id = $2
        order by seat.campaign_id, seat.letter`,
      [campaignIds, accountId],
    );
    return rows.map((row) => this.opened(row));
  }

  /** Changes what lies in some of them, and locks all of them anew. */
  async rewrite(
    manager: EntityManager,
    campaignId: string,
    change: (envelope: OpenEnvelope) => EnvelopeContent = ({ content }) => content,
  ): Promise<void> {
    const envelopes = await this.of(manager, [campaignId]);
    await manager.upsert(
      OrderEnvelopeEntity,
      envelopes.map((envelope) => this.locked(envelope, change(envelope))),
      ['campaignId', 'seat', 'hand'],
    );
  }

  private locked({ campaignId, seat, hand }: Desk, content: EnvelopeContent): OrderEnvelopeEntity {
    const desk = { campaignId, seat, hand };
    return { ...desk, locked: this.box.lock(formatContent(content), placeOf(desk), contentBytes) };
  }

  private opened({ campaign_id: campaignId, seat, hand, locked }: Row): OpenEnvelope {
    const desk = { campaignId, seat, hand };
    const content =
      locked === null ? emptyContent : (JSON.parse(this.box.open(locked, placeOf(desk))) as EnvelopeContent);
    return { ...desk, content };
  }
}
