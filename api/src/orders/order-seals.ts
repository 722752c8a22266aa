import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { commitmentOf, formatSheet, type OrderSheet, parseSheet } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import { begunAfter, endedBefore, isFor, nonceOf, type SealedSheet } from './envelope-content.js';
import type { Hand } from './order-envelope.entity.js';
import { type Desk, type OpenEnvelope, OrderEnvelopes } from './order-envelopes.js';

/** An order taken out of its envelope. */
export type OpenedOrder = Readonly<{
  campaignId: string;
  turn: number;
  seat: string;
  sheet: OrderSheet;
  nonce: string;
  commitment: string;
  standing: boolean;
  sealedAt: Date;
}>;

/** That there is an order; what the campaign does not tell others must not leave the caller. */
export type Envelope = Readonly<{
  campaignId: string;
  turn: number;
  seat: string;
  hand: Hand;
  commitment: string;
  standing: boolean;
}>;

type TurnOf = Readonly<{ campaignId: string; number: number }>;

/**
 * The only room that can open sealed orders. It opens them for the reveal of their turn, and one's own for oneself; nothing
 * else in the service reads their table.
 */
@Injectable()
export class OrderSeals {
  constructor(private readonly envelopes: OrderEnvelopes) {}

  /** Before a campaign's first turn: from now on no envelope is missing. */
  async provide(manager: EntityManager, campaignId: string): Promise<void> {
    await this.envelopes.rewrite(manager, campaignId);
  }

  /** Takes back what a hand has sealed from a turn on. */
  async breakFrom(manager: EntityManager, { turn, ...desk }: Desk & { turn: number }): Promise<void> {
    await this.keep(manager, desk.campaignId, ({ seat, hand, content }) =>
      seat === desk.seat && hand === desk.hand ? endedBefore(content.order, turn) : content.order,
    );
  }

  /** A seat that changes hands: whatever was sealed for it is void. */
  async breakAll(manager: EntityManager, campaignId: string, seat: string, fromTurn: number): Promise<void> {
    await this.keep(manager, campaignId, (envelope) =>
      envelope.seat === seat ? endedBefore(envelope.content.order, fromTurn) : envelope.content.order,
    );
  }

  /** A turn that is played again: whatever was sealed for those after it is void. */
  async breakLater(manager: EntityManager, campaignId: string, fromTurn: number): Promise<void> {
    await this.keep(manager, campaignId, ({ content }) => endedBefore(content.order, fromTurn));
  }

  /** Somebody who goes for good leaves no order behind. */
  async breakOf(manager: EntityManager, campaignId: string, accountId: string): Promise<void> {
    await this.keep(manager, campaignId, ({ content: { order } }) =>
      order?.by === accountId ? undefined : order,
    );
  }

  /** After the reveal the envelopes are empty: the orders lie open elsewhere. */
  async discard(manager: EntityManager, campaignId: string, upToTurn: number): Promise<void> {
    await this.keep(manager, campaignId, ({ content }) => begunAfter(content.order, upToTurn));
  }

  /** Which of somebody's own seats have an order sealed, as `campaign/seat`; one statement, however many. */
  async sealedAmong(
    manager: EntityManager,
    places: readonly Readonly<{ campaignId: string; turn: number; seat: string }>[],
  ): Promise<Set<string>> {
    const envelopes = await this.envelopes.ofSeats(manager, places);
    const sealed = envelopes.filter(({ campaignId, seat, content: { order } }) =>
      places.some(
        (place) =>
          place.campaignId === campaignId &&
          place.seat === seat &&
          order !== undefined &&
          isFor(order, place.turn),
      ),
    );
    return new Set(sealed.map(({ campaignId, seat }) => `${campaignId}/${seat}`));
  }

  /** The order that counts for each seat, by seat; many turns in one statement. */
  async counting(manager: EntityManager, turns: readonly TurnOf[]): Promise<Envelope[]> {
    return (await this.opened(manager, turns)).map(
      ({ campaignId, turn, seat, hand, commitment, standing }) => ({
        campaignId,
        turn,
        seat,
        hand,
        commitment,
        standing,
      }),
    );
  }

  /** For the reveal: what counts. */
  async openAll(manager: EntityManager, campaignId: string, turn: number): Promise<OpenedOrder[]> {
    return this.opened(manager, [{ campaignId, number: turn }]);
  }

  /** What somebody has sealed himself: his successor or his delegate does not see it, nor he theirs. */
  async openOwn(
    manager: EntityManager,
    campaignIds: readonly string[],
    accountId: string,
  ): Promise<OpenedOrder[]> {
    const envelopes = await this.envelopes.inHandsOf(manager, campaignIds, accountId);
    return envelopes
      .flatMap(({ content: { order }, ...desk }) => (order?.by === accountId ? ordersOf(desk, order) : []))
      .sort((one, other) => one.turn - other.turn);
  }

  private async opened(
    manager: EntityManager,
    turns: readonly TurnOf[],
  ): Promise<(OpenedOrder & { hand: Hand })[]> {
    const ids = [...new Set(turns.map(({ campaignId }) => campaignId))];
    const all = await this.envelopes.of(manager, ids);
    return turns.flatMap(({ campaignId, number }) => {
      const here = all.flatMap(({ content: { order }, ...desk }) =>
        desk.campaignId === campaignId && order !== undefined && isFor(order, number)
          ? [{ ...orderOf(desk, order, number), hand: desk.hand }]
          : [],
      );
      // A player's order counts before his delegate's, be it fresh or standing.
      const byPlayer = new Set(here.filter(({ hand }) => hand === 'player').map(({ seat }) => seat));
      return here.filter(({ hand, seat }) => hand === 'player' || !byPlayer.has(seat));
    });
  }

  private async keep(
    manager: EntityManager,
    campaignId: string,
    kept: (envelope: OpenEnvelope) => SealedSheet | undefined,
  ): Promise<void> {
    await this.envelopes.rewrite(manager, campaignId, (envelope) => ({
      ...envelope.content,
      order: kept(envelope),
    }));
  }
}

/** A sheet under fresh chance, for the turn it is given in and as many after it as it stands for. */
export function sealedSheet(
  sheet: OrderSheet,
  { by, at, turn, standingTurns }: { by: string; at: Date; turn: number; standingTurns: number },
): SealedSheet {
  return {
    by,
    at: at.toISOString(),
    sheet: formatSheet(sheet),
    chance: randomBytes(32).toString('base64url'),
    given: turn,
    first: turn,
    last: turn + standingTurns,
  };
}

/** One for each turn that a sheet is for. */
export function ordersOf(desk: Desk, order: SealedSheet): OpenedOrder[] {
  const turns = Array.from({ length: order.last - order.first + 1 }, (_, ahead) => order.first + ahead);
  return turns.map((turn) => orderOf(desk, order, turn));
}

function orderOf({ campaignId, seat }: Desk, order: SealedSheet, turn: number): OpenedOrder {
  const sheet = parseSheet(order.sheet);
  if (sheet === undefined) throw new Error('a sealed order cannot be read');
  const nonce = nonceOf(order, turn);
  const commitment = commitmentOf({ campaign: campaignId, turn, seat, nonce, sheet });
  const standing = turn > order.given;
  return { campaignId, turn, seat, sheet, nonce, commitment, standing, sealedAt: new Date(order.at) };
}
