import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mutate } from '../accounts/people.js';
import { startService, type TestService, type Visitor } from '../test-service.js';

let service: TestService;
let database: DataSource;
const people = new Map<string, Visitor>();

beforeAll(async () => {
  service = await startService({ DEMO: 'new' });
  database = await new DataSource({ type: 'postgres', url: service.databaseUrl }).initialize();
  const { data } = await service.visitor().ask('{ service { demoAccounts { name } } }');
  const { demoAccounts } = data?.['service'] as { demoAccounts: { name: string }[] };
  for (const [index, { name }] of demoAccounts.entries()) {
    const visitor = service.visitor();
    await visitor.ask('mutation ($name: String!) { signInToDemo(input: { name: $name }) { __typename } }', {
      name,
    });
    people.set('ABCDEFGH'.charAt(index), visitor);
  }
});

afterAll(async () => {
  await database.destroy();
  await service.close();
});

interface Campaign {
  id: string;
  status: string;
  holdings: { territory: string; seat: string }[];
  turn: {
    number: number;
    phase: string;
    deadline: string;
    commitments: { seat: string; commitment: string }[];
    diceSeed: string | null;
  };
}

async function campaign(letter = 'A'): Promise<Campaign> {
  const { data, errors } = await people.get(letter)!.ask(`{ viewer { campaigns {
    id status holdings { territory seat } turn { number phase deadline commitments { seat commitment } diceSeed } } } }`);
  if (errors) throw new Error(JSON.stringify(errors));
  return (data?.['viewer'] as { campaigns: Campaign[] }).campaigns[0]!;
}

async function untilPhase(phase: string, turn: number): Promise<Campaign> {
  await expect
    .poll(async () => ({ phase: (await campaign()).turn.phase, turn: (await campaign()).turn.number }), {
      timeout: 30_000,
    })
    .toEqual({ phase, turn });
  return campaign();
}

async function seal(letter: string, order: Record<string, unknown>, turn = 1) {
  const { id } = await campaign(letter);
  return mutate<{ receipts: { commitment: string; nonce: string }[]; code: string }>(
    people.get(letter)!,
    'sealOrder',
    'SealOrderInput',
    { clientKey: randomUUID(), campaignId: id, turn, ...order },
    '... on OrderSealed { receipts { turn commitment nonce sealedAt } } ... on UserError { code message }',
  );
}

it('orders are sealed, locked and revealed, an open place is taken, and the next turn opens', async () => {
  const { deadline } = (await campaign()).turn;
  const { receipts } = await seal('A', { attack: 'herons-bridge' });
  expect(receipts).toHaveLength(1);
  expect(await seal('D', { attack: 'herons-bridge' })).toMatchObject({ __typename: 'ActionRefused' });
  expect((await campaign('D')).turn.commitments).toEqual([]);
  service.clock.moveTo(new Date(deadline));
  const after = await untilPhase('ORDERING', 2);
  expect(after.holdings.find(({ territory }) => territory === 'herons-bridge')).toMatchObject({ seat: 'A' });
  const [first] = (await database.query(
    'select phase, dice_seed, commitments from turn where number = 1',
  )) as { phase: string; dice_seed: string; commitments: { seat: string; commitment: string }[] }[];
  expect(first).toMatchObject({
    phase: 'ended',
    commitments: [{ seat: 'A', commitment: receipts[0]!.commitment }],
  });
  expect(first!.dice_seed).toMatch(/^[0-9a-f]{64}$/);
  const codes = (await database.query('select code from journal_entry order by number')) as {
    code: string;
  }[];
  expect(codes.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['ORDERS_LOCKED', 'ORDERS_REVEALED', 'TURN_ENDED']),
  );
}, 60_000);
