import { afterEach, expect, it } from 'vitest';
import { BattleWorld, type Who } from '../battles/battle-world.js';

let world: BattleWorld;
afterEach(() => world.close());

interface Health {
  seats: {
    seat: string;
    ordered: number;
    absent: number;
    overdueBattles: number;
    lastActiveAt: string | null;
  }[];
  [field: string]: unknown;
}

async function health(who: Who): Promise<Health | string> {
  const { data, errors } = await world.people.get(who)!.ask(
    `query ($id: ID!) { campaignHealth(campaignId: $id) {
       seats { seat ordered absent onLeave overdueBattles lastActiveAt }
       unplayedBattles overdueBattles disputedBattles openChoices idleDays lastActivityAt
       lead { seats territories points } } }`,
    { id: world.campaignId },
  );
  return errors?.[0]?.extensions.code ?? (data?.['campaignHealth'] as Health);
}
const seatOf = ({ seats }: Health, letter: string) => seats.find(({ seat }) => seat === letter);

it('tells officials who falls behind, what waits and who leads', async () => {
  world = await BattleWorld.start();
  expect(await health('referee')).toMatchObject({
    unplayedBattles: 0,
    idleDays: 0,
    // A and C were given a crossing each.
    lead: { seats: ['A', 'C'], territories: 1, points: 0 },
  });
  await world.reveal({ A: 'redlode-mine' });
  const seen = (await health('A')) as Health;
  expect(seen).toMatchObject({ unplayedBattles: 1, overdueBattles: 0, disputedBattles: 0, openChoices: 0 });
  expect(seatOf(seen, 'A')).toMatchObject({
    ordered: 1,
    absent: 0,
    lastActiveAt: expect.any(String) as unknown,
  });
  expect(seatOf(seen, 'B')).toMatchObject({ ordered: 0, absent: 1, lastActiveAt: null });
  await world.done('B', 'reportBattle', { result: { outcome: 'DRAW' } });
  expect(seatOf((await health('A')) as Health, 'B')?.lastActiveAt).not.toBeNull();
  await world.done('A', 'disputeBattle', { number: 1, reason: 'I won.' });
  world.moveOnHours(24 * 3 + 1);
  expect(await health('referee')).toMatchObject({ disputedBattles: 1, idleDays: 3 });
});

it('is not for players, nor for who looks on', async () => {
  world = await BattleWorld.start();
  expect([await health('B'), await health('guest')]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

it.each(['who', 'count', 'nothing'])('does not change when somebody seals (%s)', async (sealedVisibility) => {
  world = await BattleWorld.start({ sealedVisibility });
  const before = await health('referee');
  const { errors } = await world.people
    .get('B')!
    .ask(
      `mutation ($id: ID!) { sealOrder(input: { clientKey: "health-key", campaignId: $id, turn: 1 }) { __typename } }`,
      { id: world.campaignId },
    );
  expect(errors).toBeUndefined();
  expect(await health('referee')).toEqual(before);
});
