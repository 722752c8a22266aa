import { DataSource, type Logger } from 'typeorm';
import { afterEach, expect, it } from 'vitest';
import { Authority } from '../../src/campaigns/authority/authority.js';
import { CampaignLibrary } from '../../src/content/campaign-library.js';
import { ContentEditionsRepository } from '../../src/content/content-editions.repository.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { OrderSeals } from '../../src/orders/order-seals.js';
import { SeatWaits } from '../../src/orders/seat-waits.js';
import { AbsencePlans } from '../../src/turns/absence/absence-plans.js';
import { PastTurnsService } from '../../src/turns/views/past-turns.service.js';
import { TurnViews } from '../../src/turns/views/turn-views.js';
import { table, type Table } from './table.js';
import { testEnvelopes } from '../secrets/open-envelopes.js';

let world: Table | undefined;
let counted: DataSource | undefined;
afterEach(async () => {
  await counted?.destroy();
  await world?.close();
});

const ignore = (): void => undefined;

it('past turns and plans cost as many statements for many as for one, and no more than is asked for', async () => {
  world = await table();
  const { id, playTurn, service, rows } = world;
  let statements = 0;
  const logger: Logger = {
    logQuery: () => void statements++,
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
  counted = await new DataSource({
    ...dataSourceOptions(service.databaseUrl, 2),
    logging: true,
    logger,
  }).initialize();
  const seals = new OrderSeals(testEnvelopes());
  const past = new PastTurnsService(counted, new Authority(), new TurnViews(seals), seals);
  const library = new CampaignLibrary(new ContentEditionsRepository());
  const plans = new AbsencePlans(library, seals, new SeatWaits(testEnvelopes()));
  const [{ account_id: viewer }] = (await rows(`select account_id from seat where letter = 'B'`)) as [
    { account_id: string },
  ];
  const costOf = async (work: () => Promise<unknown>): Promise<number> => {
    statements = 0;
    await work();
    return statements;
  };
  const plain = () => past.asked(viewer, [{ campaignId: id }]);
  /** Every field of every turn, asked at once as GraphQL does. */
  const turns = async () => {
    const [found = []] = await plain();
    await Promise.all(found.flatMap((turn) => Object.values(turn) as unknown[]));
    return found;
  };
  const one = await costOf(turns);
  for (const turn of [1, 2, 3]) await playTurn(turn);
  expect(await turns()).toHaveLength(4);
  expect(await costOf(turns)).toBe(one);
  expect(one).toBe(7);
  // Whoever asks for number and deadline alone does not wait for orders and battles.
  expect(await costOf(plain)).toBe(2);
  const { manager } = counted;
  const planned = (ids: string[]) => () => plans.ofPlayer(manager, ids, viewer, service.clock.now());
  await planned([id])();
  const single = await costOf(planned([id]));
  expect(single).toBeLessThanOrEqual(8);
  expect(await costOf(planned([id, id, id]))).toBe(single);
}, 60_000);
