import { afterEach, expect, it } from 'vitest';
import { BattleWorld, inTheOpen, type Who } from '../battles/battle-world.js';
import { savedRoster } from './roster-samples.js';

let world: BattleWorld;
afterEach(() => world.close());

async function started(settings: Record<string, unknown> = { persistentArmies: true }): Promise<void> {
  world = await BattleWorld.start(settings);
  await world.database.query(`update seat set army = 'empire'`);
}

const lines = [
  { unit: 'general', mount: 'griffon' },
  { unit: 'halberdiers', count: 6 },
  { unit: 'crossbowmen', count: 6 },
  { unit: 'knights', count: 6 },
];
const plain = { turn: undefined, key: undefined };

async function army(who: Who) {
  const { data, errors } = await world.people.get(who)!.ask(
    `query ($id: ID!) { myArmy(campaignId: $id) { mustered army worth allowance recruitable overStrength
       lines { unit count } ledger { kind turn battle change worth allowance } } }`,
    { id: world.campaignId },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.['myArmy'] as Record<string, unknown> & { ledger: { kind: string; change: number }[] };
}

async function done(who: Who, mutation: string, given: readonly object[]): Promise<void> {
  expect(await world.act(who, mutation, { ...plain, lines: given })).toEqual({
    __typename: 'CampaignChanged',
  });
}

it('an army is mustered once, loses what falls and recruits with what the map gives, every point in the ledger', async () => {
  await started();
  expect(await army('A')).toMatchObject({ mustered: false, allowance: 3000, worth: 0, recruitable: 3000 });
  await world.refused('ARMY_NOT_MUSTERED', 'A', 'recruitUnits', { ...plain, lines });
  await world.refused('ROSTER_TOO_FEW', 'A', 'musterArmy', { ...plain, lines: [{ unit: 'general' }] });
  await done('A', 'musterArmy', lines);
  await done('B', 'musterArmy', lines);
  await world.refused('ARMY_MUSTERED_ALREADY', 'A', 'musterArmy', { ...plain, lines });
  expect(await army('A')).toMatchObject({ mustered: true, worth: 1465, recruitable: 1535 });
  await world.refused('ARMY_RECRUITS_TOO_DEAR', 'A', 'recruitUnits', {
    ...plain,
    lines: [{ unit: 'knights', count: 14 }],
  });
  await done('A', 'recruitUnits', [{ unit: 'knights', count: 2 }]);
  await done('A', 'disbandUnits', [{ unit: 'halberdiers', count: 1 }]);

  await world.reveal({ A: 'redlode-mine' });
  await world.refused('TURN_CLOSED', 'A', 'recruitUnits', { ...plain, lines: [{ unit: 'knights' }] });
  const fields = async (who: Who, knights: number): Promise<string> =>
    savedRoster(
      world.people.get(who)!,
      {
        army: 'empire',
        size: 3000,
        entries: [
          { unit: 'general', mount: 'griffon' },
          { unit: 'halberdiers', count: 4 },
          { unit: 'knights', count: knights },
        ],
      },
      world.campaignId,
    );
  await world.refused('ARMY_NOT_STANDING', 'A', 'attachRoster', { rosterId: await fields('A', 9) });
  await world.done('A', 'attachRoster', { rosterId: await fields('A', 8) });
  await world.done('B', 'attachRoster', { rosterId: await fields('B', 6) });
  const lost = (entry: number, destroyed: number, reduced = 0) => ({ entry, destroyed, reduced });
  const result = {
    rosters: {
      size: 3000,
      attacker: { casualties: [lost(2, 1, 1)] },
      defender: { casualties: [lost(0, 1), lost(2, 4)] },
    },
  };
  await world.done('A', 'reportBattle', { result });
  await world.done('B', 'confirmBattle', { number: 1 });
  expect((await army('A')).ledger).toEqual([
    { kind: 'ALLOWANCE', turn: 1, battle: null, change: 0, worth: 0, allowance: 3000 },
    { kind: 'MUSTERED', turn: 1, battle: null, change: 1465, worth: 1465, allowance: 3000 },
    { kind: 'RECRUITED', turn: 1, battle: null, change: 220, worth: 1685, allowance: 3000 },
    { kind: 'DISBANDED', turn: 1, battle: null, change: -45, worth: 1640, allowance: 3000 },
    { kind: 'CASUALTIES', turn: 1, battle: inTheOpen, change: -110, worth: 1530, allowance: 3000 },
    { kind: 'ALLOWANCE', turn: 2, battle: null, change: 0, worth: 1530, allowance: 4000 },
  ]);
  const beaten = await army('B');
  expect(beaten).toMatchObject({ allowance: 2000, worth: 1465 - 205 - 440 + 125 });
  expect(beaten.ledger.map(({ kind, change }) => [kind, change])).toEqual([
    ['ALLOWANCE', 0],
    ['MUSTERED', 1465],
    ['CASUALTIES', -645],
    ['SUCCEEDED', 125],
    ['ALLOWANCE', 0],
  ]);
  await done('B', 'recruitUnits', [{ unit: 'knights', count: 3 }]);
  expect(await army('B')).toMatchObject({ worth: 1275, recruitable: 725 });
  expect(await army('C')).toMatchObject({ mustered: false });
  const rows = (await world.database.query('select e::text as line from army_ledger_entry e')) as {
    line: string;
  }[];
  expect(rows.map(({ line }) => line).join()).not.toContain(Buffer.from('halberdiers').toString('hex'));
});

it('where armies are chosen anew there is nothing to muster', async () => {
  await started({});
  await world.refused('ARMIES_NOT_KEPT', 'A', 'musterArmy', { ...plain, lines });
  expect(await army('A')).toBeNull();
  await world.set({ persistentArmies: true });
  await world.database.query('update seat set army = null');
  await world.refused('ARMY_NONE_CHOSEN', 'A', 'musterArmy', { ...plain, lines });
});
