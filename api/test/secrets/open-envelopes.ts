import type { EntityManager } from 'typeorm';
import { OrderEnvelopes } from '../../src/orders/order-envelopes.js';
import { ordersOf } from '../../src/orders/order-seals.js';
import { SecretBox } from '../../src/secrets/secret-box.js';
import { secretsKey } from '../test-service.js';

/** Asks a test's database. */
type Rows = (sql: string, values?: unknown[]) => Promise<unknown[]>;

export const testEnvelopes = (): OrderEnvelopes =>
  new OrderEnvelopes(new SecretBox([Buffer.from(secretsKey, 'hex')]));

/** What lies in the envelopes, read with the key of the tests: seat, hand, turn and sheet of every order. */
export async function sealedIn(
  rows: Rows,
): Promise<{ campaignId: string; seat: string; hand: string; turn: number; sheet: string }[]> {
  const campaigns = (await rows('select id from campaign')) as { id: string }[];
  const envelopes = await testEnvelopes().of(
    { query: rows } as unknown as EntityManager,
    campaigns.map(({ id }) => id),
  );
  return envelopes.flatMap(({ content: { order }, ...desk }) =>
    order === undefined
      ? []
      : ordersOf(desk, order).map(({ turn }) => ({ ...desk, turn, sheet: order.sheet })),
  );
}

/** How often the campaign has waited for each seat, where it has. */
export async function waitsIn(rows: Rows, campaignId: string): Promise<Record<string, number>> {
  const envelopes = await testEnvelopes().of({ query: rows } as unknown as EntityManager, [campaignId]);
  return Object.fromEntries(
    envelopes.filter(({ content }) => content.waits > 0).map(({ seat, content }) => [seat, content.waits]),
  );
}
