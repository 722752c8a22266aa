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

interface Seen {
  seat: string;
  worth: number;
  lines: { unit: string; count: number }[];
}

async function readable(who: Who): Promise<Seen[]> {
  const { data, errors } = await world.people
    .get(who)!
    .ask(`query ($id: ID!) { standingArmies(campaignId: $id) { seat worth lines { unit count } } }`, {
      id: world.campaignId,
    });
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.['standingArmies'] as Seen[];
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

/** A and B have mustered, meet in the open, and have handed in all they have. */
async function fielded(): Promise<void> {
  await started();
  for (const who of ['A', 'B'] as const) await done(who, 'musterArmy', lines);
  await world.reveal({ A: 'redlode-mine' });
  for (const who of ['A', 'B'] as const) {
    const roster = { army: 'empire', size: 3000, entries: lines };
    const rosterId = await savedRoster(world.people.get(who)!, roster, world.campaignId);
    await world.done(who, 'attachRoster', { rosterId });
  }
}

/** They have fought, and A won; the next turn is under way. */
async function foughtOnce(): Promise<void> {
  await fielded();
  const casualties = [{ entry: 3, destroyed: 2, reduced: 3 }];
  const result = { rosters: { size: 3000, attacker: { casualties: [] }, defender: { casualties } } };
  await world.done('A', 'reportBattle', { result });
  await world.done('B', 'confirmBattle', { number: 1 });
}

it('the ledger tells which territories give the points, what was reduced, and by which rule', async () => {
  await foughtOnce();
  const { data } = await world.people.get('B')!.ask(
    `query ($id: ID!) { myArmy(campaignId: $id) { seat ledger {
       kind rule change reduced { unit count } parts { territory points } } } }`,
    { id: world.campaignId },
  );
  const { seat, ledger } = data?.['myArmy'] as { seat: string; ledger: Record<string, unknown>[] };
  expect(seat).toBe('B');
  expect(ledger.map(({ kind, rule }) => [kind, rule])).toEqual([
    ['ALLOWANCE', 'S1'],
    ['MUSTERED', 'S4'],
    ['CASUALTIES', 'S4'],
    ['ALLOWANCE', 'S1'],
  ]);
  expect(ledger[2]).toMatchObject({ change: -220, reduced: [{ unit: 'knights', count: 3 }] });
  const parts = (step: number) =>
    (ledger[step]!['parts'] as { points: number }[]).map(({ points }) => points);
  expect([parts(0), parts(3)]).toEqual([[2000, 1000], [2000]]);
});

it('a result as totals or as the outcome can tell what fell, and costs nothing if it does not', async () => {
  await fielded();
  const knights = (destroyed: number, reduced = 0) => ({
    casualties: { defender: [{ entry: 3, destroyed, reduced }] },
  });
  const totals = { totals: { attacker: 500, defender: 100 } };
  const refused = (code: string, result: object) => world.refused(code, 'A', 'reportBattle', { result });
  await refused('SCORE_CASUALTY_TOO_MANY', { ...totals, ...knights(7) });
  await refused('RESULT_DEPTH', knights(2));
  await refused('RESULT_DEPTH', { rosters: { size: 3000, attacker: {}, defender: {} }, ...knights(2) });
  const told = async (): Promise<unknown> => {
    const { data } = await world.people.get('A')!.ask(
      `query ($id: ID!, $key: ID!) { battle(campaignId: $id, turn: 1, key: $key) {
           reports { tellsCasualties casualties { side entry destroyed reduced } } } }`,
      { id: world.campaignId, key: inTheOpen },
    );
    return (data?.['battle'] as { reports: object[] }).reports[0];
  };
  await world.done('A', 'reportBattle', { result: { outcome: 'ATTACKER' } });
  expect(await told()).toEqual({ tellsCasualties: false, casualties: [] });
  await world.done('A', 'reportBattle', { result: { ...totals, ...knights(2, 1) } });
  await world.done('B', 'disputeBattle', { number: 2, reason: 'one more fell' });
  await world.done('referee', 'ruleOnBattle', {
    result: { outcome: 'ATTACKER', ...knights(3) },
    reason: 'so the photographs show',
  });
  expect((await army('B')).ledger.find(({ kind }) => kind === 'CASUALTIES')).toMatchObject({ change: -330 });
  expect((await army('A')).ledger.find(({ kind }) => kind === 'CASUALTIES')).toMatchObject({ change: 0 });
});

it('a corrected result gives back what it cost on the map, and a battle that never was costs nobody', async () => {
  await foughtOnce();
  expect(await army('B')).toMatchObject({ worth: 1465 - 220, allowance: 2000 });
  await done('B', 'recruitUnits', [{ unit: 'halberdiers' }]);
  const correct = async (event: object): Promise<void> => {
    const { data } = await world.people
      .get('referee')!
      .ask('query ($id: ID!) { campaign(id: $id) { version } }', { id: world.campaignId });
    const { version } = data?.['campaign'] as { version: number };
    expect(
      await world.act('referee', 'applyCorrection', {
        ...plain,
        version,
        events: [{ turn: 1, key: inTheOpen, ...event }],
        reason: 'read the sheet again',
        voidLaterTurns: true,
      }),
    ).toEqual({ __typename: 'CampaignChanged' });
  };
  await correct({ winner: 'B' });
  const held = await army('B');
  // Who fell has fallen; the mine is B's again, and the recruit of the turn that was played anew is still there.
  expect(held).toMatchObject({ allowance: 3000, worth: 1465 - 220 + 45, overStrength: 0 });
  expect(held.ledger.map(({ kind }) => kind)).toEqual(['ALLOWANCE', 'MUSTERED', 'CASUALTIES', 'RECRUITED']);
  expect(await army('A')).toMatchObject({ allowance: 3000, worth: 1465 });
  await world.database.query(`update battle set status = 'void', voided_from = 'settled'`);
  expect((await army('B')).ledger.map(({ kind }) => kind)).not.toContain('CASUALTIES');
});

it('others see an army as far as rosters lie open, and nobody who does not play sees any', async () => {
  await started();
  for (const who of ['A', 'B'] as const) await done(who, 'musterArmy', lines);
  const seats = async (who: Who): Promise<string[]> => (await readable(who)).map(({ seat }) => seat);
  expect(await seats('A')).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  expect((await readable('A'))[1]).toMatchObject({ worth: 1465 });
  expect([await seats('referee'), await seats('guest')]).toEqual([[], []]);
  for (const rosterSecrecy of ['untilBothIn', 'untilBattle']) {
    await world.set({ rosterSecrecy });
    expect(await seats('A')).toEqual(['A']);
  }
  await world.set({ persistentArmies: false });
  expect(await seats('A')).toEqual([]);
});

it('a stand-in fields the army of the player who is away, sees no more of it than that, and no longer than he needs', async () => {
  await started({ persistentArmies: true, rosterSecrecy: 'untilBattle' });
  for (const who of ['A', 'B'] as const) await done(who, 'musterArmy', lines);
  const army = async (who: Who) => {
    const { data, errors } = await world.people.get(who)!.ask(
      `query ($id: ID!, $key: ID!) { fieldableArmy(campaignId: $id, turn: 1, battle: $key) {
         seat mustered army lines { unit count mount items } } }`,
      { id: world.campaignId, key: inTheOpen },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return data?.['fieldableArmy'] as { seat: string; lines: object[] } | null;
  };
  await world.reveal({ A: 'redlode-mine' });
  await world.done('B', 'nameStandIn', { side: 'DEFENDER', memberId: await world.accountOf('guest') });
  const general = { unit: 'general', count: 1, mount: 'griffon', items: [] };
  for (const who of ['B', 'guest'] as const) {
    expect(await army(who)).toMatchObject({ seat: 'B', mustered: true, army: 'empire' });
    expect((await army(who))!.lines[0]).toEqual(general);
  }
  expect(await army('A')).toMatchObject({ seat: 'A' });
  expect([await army('C'), await army('referee')]).toEqual([null, null]);

  const roster = (knights: number) => ({
    army: 'empire',
    size: 3000,
    entries: [
      { unit: 'general', mount: 'griffon' },
      { unit: 'knights', count: knights },
    ],
  });
  const saved = (knights: number) =>
    savedRoster(world.people.get('guest')!, roster(knights), world.campaignId);
  await world.refused('ARMY_NOT_STANDING', 'guest', 'attachRoster', { rosterId: await saved(7) });
  await world.done('guest', 'attachRoster', { rosterId: await saved(6) });
  await world.done('guest', 'reportBattle', { result: { outcome: 'ATTACKER' } });
  expect([await army('guest'), await army('B')]).toEqual([null, null]);
});

it('whoever has not mustered is reminded of it while orders are open', async () => {
  await started();
  const duties = async (who: Who): Promise<string[]> => {
    const { data } = await world.people.get(who)!.ask('{ viewer { duties { kind } } }');
    return (data?.['viewer'] as { duties: { kind: string }[] }).duties.map(({ kind }) => kind);
  };
  expect(await duties('A')).toEqual(['SEAL_ORDER', 'MUSTER_ARMY']);
  await done('A', 'musterArmy', lines);
  expect(await duties('A')).toEqual(['SEAL_ORDER']);
  expect(await duties('guest')).toEqual([]);
  await world.reveal({ A: 'redlode-mine' });
  expect(await duties('C')).not.toContain('MUSTER_ARMY');
});

it('where armies are chosen anew there is nothing to muster', async () => {
  await started({});
  await world.refused('ARMIES_NOT_KEPT', 'A', 'musterArmy', { ...plain, lines });
  expect(await army('A')).toBeNull();
  await world.set({ persistentArmies: true });
  await world.database.query('update seat set army = null');
  await world.refused('ARMY_NONE_CHOSEN', 'A', 'musterArmy', { ...plain, lines });
});
