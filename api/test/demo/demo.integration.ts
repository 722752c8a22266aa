import { afterEach, expect, it } from 'vitest';
import { MovableClock, startService, type TestService, type Visitor } from '../test-service.js';

let service: TestService | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

const war = '6c1f7a52-0d3b-4d54-9f0e-7e1a60a1d0e5';
const hour = 3_600_000;

async function open(clock = new MovableClock()): Promise<TestService> {
  return (service = await startService({ DEMO: 'true' }, clock));
}

async function signIn(name: string): Promise<Visitor> {
  const visitor = service!.visitor();
  await visitor.ask('mutation ($name: String!) { signInToDemo(input: { name: $name }) { __typename } }', {
    name,
  });
  return visitor;
}

async function ask<T>(visitor: Visitor, query: string, variables = {}): Promise<T> {
  const { data, errors } = await visitor.ask(query, variables);
  expect(errors).toBeUndefined();
  return data as T;
}

/** The next moment that is so many hours after a Sunday 20:00 in Madrid in winter. */
function afterSundayEvening(hours: number): Date {
  const sunday = Date.UTC(2026, 0, 4, 19);
  const week = 7 * 24 * hour;
  return new Date(sunday + (Math.ceil((Date.now() - sunday) / week) + 1) * week + hours * hour);
}

it.each([-0.1, 0.1, 100])(
  'the demo is in its fourth week, with orders open, %d hours after a Sunday evening',
  async (hours) => {
    const clock = new MovableClock();
    clock.moveTo(afterSundayEvening(hours));
    await open(clock);
    const seen = await ask<{
      campaign: { turn: { number: number; phase: string; deadline: string; openedAt: string } };
    }>(
      await signIn('anna'),
      'query ($id: ID!) { campaign(id: $id) { turn { number phase deadline openedAt } } }',
      { id: war },
    );
    const { turn } = seen.campaign;
    expect(turn).toMatchObject({ number: 4, phase: 'ORDERING' });
    expect(Date.parse(turn.deadline)).toBeGreaterThan(clock.now().getTime());
    expect(Date.parse(turn.openedAt)).toBeLessThan(clock.now().getTime());
  },
);

it('players and referee of the demo have something to do, and its past weeks can be checked', async () => {
  await open();
  const duties = async (name: string): Promise<string[]> => {
    const { viewer } = await ask<{ viewer: { duties: { kind: string }[] } }>(
      await signIn(name),
      '{ viewer { duties { kind } } }',
    );
    return viewer.duties.map(({ kind }) => kind);
  };
  expect(await duties('anna')).toContain('SEAL_ORDER');
  expect(await duties('greta')).toContain('SETTLE_DISPUTE');
  const all = await Promise.all(['bruno', 'carmen', 'dimitri', 'elena', 'felix'].map(duties));
  expect(all.flat()).toContain('CONFIRM_RESULT');

  const stranger = service!.visitor();
  for (const turn of [1, 2, 3]) {
    const { verifyTurn } = await ask<{ verifyTurn: object }>(
      stranger,
      'query ($id: ID!, $turn: Int!) { verifyTurn(campaignId: $id, turn: $turn) { orders faults { __typename } } }',
      { id: war, turn },
    );
    expect(verifyTurn).toEqual({ orders: 6, faults: [] });
  }
  const { veterans } = await ask<{ veterans: { name: string }[] }>(
    stranger,
    'query ($id: ID!) { veterans(campaignId: $id) { name } }',
    { id: war },
  );
  expect(veterans).toHaveLength(4);
});
