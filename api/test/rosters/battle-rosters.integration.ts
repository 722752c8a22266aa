import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { BattleWorld, inTheOpen, type Who } from '../battles/battle-world.js';
import { type Entry, empireRoster, savedRoster } from './roster-samples.js';

let world: BattleWorld;
afterEach(() => world.close());

async function started(settings: Record<string, unknown> = {}): Promise<void> {
  world = await BattleWorld.start(settings);
  await world.reveal({ A: 'redlode-mine' });
}

const saved = (who: Who, name = `Roster of ${who}`, more: readonly Entry[] = []): Promise<string> =>
  savedRoster(world.people.get(who)!, empireRoster(name, more), world.campaignId);

async function handIn(who: Who, name?: string, more?: readonly Entry[]): Promise<void> {
  await world.done(who, 'attachRoster', { rosterId: await saved(who, name, more) });
}

/** Which sides have handed one in, and the names of those that this person can read. */
async function seen(who: Who): Promise<string[]> {
  const { data, errors } = await world.people
    .get(who)!
    .ask(
      `query ($id: ID!) { battleRosters(campaignId: $id, turn: 1) { battle side changeable content { name } } }`,
      { id: world.campaignId },
    );
  if (errors) throw new Error(JSON.stringify(errors));
  const rosters = data?.['battleRosters'] as { side: string; content: { name: string } | null }[];
  return rosters.map(({ side, content }) => `${side} ${content?.name ?? '?'}`);
}

const everybody: readonly Who[] = ['A', 'B', 'C', 'referee', 'guest'];

async function appoint(hours: number): Promise<void> {
  const time = world.inHours(hours);
  await world.done('A', 'proposeAppointment', { times: [time], place: 'The club' });
  await world.done('B', 'acceptAppointment', { number: 1, time });
}

it('where nothing is secret both sides read both at once, and others when the battle has begun', async () => {
  await started();
  await handIn('A');
  await handIn('B');
  const both = ['ATTACKER Roster of A', 'DEFENDER Roster of B'];
  for (const who of ['A', 'B'] as const) expect(await seen(who)).toEqual(both);
  for (const who of ['C', 'referee', 'guest'] as const) {
    expect(await seen(who)).toEqual(['ATTACKER ?', 'DEFENDER ?']);
  }
  await handIn('A', 'Another');
  expect(await seen('B')).toEqual(['ATTACKER Another', 'DEFENDER Roster of B']);
  await world.done('A', 'reportBattle', { result: { outcome: 'DRAW' } });
  for (const who of everybody) expect(await seen(who)).toEqual(['ATTACKER Another', 'DEFENDER Roster of B']);
  expect(await world.journal('BATTLE_ROSTER_GIVEN')).toEqual([
    { key: inTheOpen, seat: 'A' },
    { key: inTheOpen, seat: 'B' },
  ]);
});

it('until both are in neither is read by the other, and then neither is changed', async () => {
  await started({ rosterSecrecy: 'untilBothIn' });
  await handIn('A');
  expect(await seen('A')).toEqual(['ATTACKER Roster of A']);
  for (const who of ['B', 'C', 'referee', 'guest'] as const) expect(await seen(who)).toEqual(['ATTACKER ?']);
  await handIn('A', 'Second thoughts');
  await world.done('A', 'withdrawRoster');
  await world.refused('ROSTER_NONE', 'A', 'withdrawRoster');
  await handIn('A');
  await handIn('B');
  expect(await seen('B')).toEqual(['ATTACKER Roster of A', 'DEFENDER Roster of B']);
  expect(await seen('referee')).toEqual(['ATTACKER ?', 'DEFENDER ?']);
  await world.refused('ROSTER_FIXED', 'A', 'attachRoster', { rosterId: await saved('A') });
  await world.refused('ROSTER_FIXED', 'B', 'withdrawRoster');
});

it('until the battle begins each side reads its own alone; at the agreed time all read both', async () => {
  await started({ rosterSecrecy: 'untilBattle' });
  await handIn('A');
  await handIn('B');
  expect([await seen('A'), await seen('B')]).toEqual([
    ['ATTACKER Roster of A', 'DEFENDER ?'],
    ['ATTACKER ?', 'DEFENDER Roster of B'],
  ]);
  await appoint(30);
  world.moveOnHours(29);
  await handIn('A', 'At the last hour');
  expect(await seen('B')).toEqual(['ATTACKER ?', 'DEFENDER Roster of B']);
  world.moveOnHours(2);
  for (const who of everybody) {
    expect(await seen(who)).toEqual(['ATTACKER At the last hour', 'DEFENDER Roster of B']);
  }
  await world.refused('ROSTER_FIXED', 'A', 'attachRoster', { rosterId: await saved('A') });
});

it('a battle that was never fought opens nobody’s roster', async () => {
  await started({ rosterSecrecy: 'untilBattle' });
  await handIn('A');
  await world.done('referee', 'declareNotFought', { fault: 'BOTH', reason: 'Snow.' });
  expect([await seen('A'), await seen('B'), await seen('referee')]).toEqual([
    ['ATTACKER Roster of A'],
    ['ATTACKER ?'],
    ['ATTACKER ?'],
  ]);
});

it('what is handed in is a copy, legal, of the seat’s army and no bigger than the battle', async () => {
  await started();
  await handIn('A');
  const rosterId = await saved('A', 'Too many', [{ unit: 'flagellants', count: 9 }]);
  await world.refused('ROSTER_TOO_MANY', 'A', 'attachRoster', { rosterId });
  await world.refused('ROSTER_UNKNOWN', 'A', 'attachRoster', { rosterId: await saved('B') });
  await world.refused('BATTLE_NOT_YOURS', 'C', 'attachRoster', { rosterId: await saved('C') });
  const gear = await saved('A', 'Gear', [{ unit: 'ram' }]);
  await world.refused('ROSTER_GEAR_NO_SIEGE', 'A', 'attachRoster', { rosterId: gear });
  const stranger = await saved('A', 'Veterans', [{ unit: 'knights', veteran: 'Nobody' }]);
  await world.refused('ROSTER_VETERAN_UNKNOWN', 'A', 'attachRoster', { rosterId: stranger });
  const big = { ...empireRoster('Big'), size: 9000 };
  const bigId = await savedRoster(world.people.get('A')!, big, world.campaignId);
  await world.refused('ROSTER_SIZE_EXCEEDED', 'A', 'attachRoster', { rosterId: bigId });
  await world.database.query(`update seat set army = 'orcs' where letter = 'A'`);
  await world.refused('ROSTER_ARMY_OTHER', 'A', 'attachRoster', { rosterId: await saved('A') });
  expect(await seen('A')).toEqual(['ATTACKER Roster of A']);
});

it('whoever leaves takes what he handed in with him, and his successor reads nothing of it', async () => {
  await started({ rosterSecrecy: 'untilBattle' });
  await handIn('A');
  const leave = { clientKey: randomUUID(), campaignId: world.campaignId };
  await world.people
    .get('A')!
    .ask('mutation ($input: LeaveSeatInput!) { leaveSeat(input: $input) { __typename } }', { input: leave });
  expect(await seen('B')).toEqual([]);
  const rows = await world.database.query('select from battle_roster');
  expect(rows).toEqual([]);
});

const casualties = (entry: number, destroyed: number, reduced = 0) => ({ entry, destroyed, reduced });

it('points, withdrawal, winner and lost veterans follow from what died of the rosters', async () => {
  await started();
  await world.database.query(
    `insert into veteran (campaign_id, seat, name, unit, honour, won_turn, won_battle)
     values ($1, 'B', 'Iron', 'knights', 'guards', 1, 'elsewhere')`,
    [world.campaignId],
  );
  await handIn('A');
  await handIn('B', 'With veterans', [{ unit: 'knights', veteran: 'Iron', items: ['battle-banner'] }]);
  const result = {
    rosters: {
      size: 2000,
      attacker: { casualties: [casualties(1, 1, 1)] },
      defender: { casualties: [casualties(4, 1), casualties(2, 4), casualties(1, 1)] },
    },
  };
  const wrong = { rosters: { ...result.rosters, attacker: { casualties: [casualties(9, 1)] } } };
  await world.refused('SCORE_CASUALTY_ENTRY', 'A', 'reportBattle', { result: wrong });
  await world.refused('RESULT_DEPTH', 'A', 'reportBattle', { result: { ...result, outcome: 'DRAW' } });
  await world.done('A', 'reportBattle', { result });
  // The attacker is paid 160 for Iron, 220 for crossbows and 45 for halberds; the defender 45 and half of 45.
  const told = await world.battle<{ reports: unknown[] }>(
    'C',
    'reports { depth outcome victoryPoints { attacker defender } casualties { side entry destroyed reduced } }',
  );
  expect(told.reports).toEqual([
    {
      depth: 'ROSTERS',
      outcome: 'ATTACKER',
      victoryPoints: { attacker: 425, defender: 70 },
      casualties: [
        { side: 'ATTACKER', entry: 1, destroyed: 1, reduced: 1 },
        { side: 'DEFENDER', entry: 4, destroyed: 1, reduced: 0 },
        { side: 'DEFENDER', entry: 2, destroyed: 4, reduced: 0 },
        { side: 'DEFENDER', entry: 1, destroyed: 1, reduced: 0 },
      ],
    },
  ]);
  await world.done('B', 'confirmBattle', { number: 1 });
  const { data } = await world.people
    .get('C')!
    .ask(
      'query ($id: ID!) { veterans(campaignId: $id) { name fallen battlesSince lostTurn lostBattle lostAgainst } }',
      { id: world.campaignId },
    );
  expect(data?.['veterans']).toEqual([
    { name: 'Iron', fallen: true, battlesSince: 1, lostTurn: 1, lostBattle: inTheOpen, lostAgainst: 'A' },
  ]);
});

it('nobody learns of a secret roster by telling what became of it', async () => {
  await started({ rosterSecrecy: 'untilBattle' });
  await handIn('A');
  await handIn('B');
  const told = (entry: number) => ({
    result: {
      rosters: {
        size: 2000,
        attacker: { casualties: [] },
        defender: { casualties: [casualties(entry, 2000)] },
      },
    },
  });
  for (const entry of [0, 1, 99]) {
    expect(await world.act('A', 'reportBattle', told(entry))).toMatchObject({
      faults: [{ code: 'RESULT_ROSTER_SECRET', field: 'result.rosters.defender' }],
    });
  }
  expect(await world.act('referee', 'ruleOnBattle', { ...told(1), reason: 'Seen.' })).toMatchObject({
    faults: [{ code: 'RESULT_ROSTER_SECRET' }, { code: 'RESULT_ROSTER_SECRET' }],
  });
  expect(await seen('A')).toEqual(['ATTACKER Roster of A', 'DEFENDER ?']);
  await world.done('A', 'reportBattle', { result: { outcome: 'DRAW' } });
  await world.refused('SCORE_CASUALTY_TOO_MANY', 'A', 'reportBattle', told(1));
});

it('an honour goes to a unit of the roster that fought, stands and has none', async () => {
  await started();
  await world.database.query(
    `insert into veteran (campaign_id, seat, name, unit, honour, won_turn, won_battle)
     values ($1, 'A', 'Iron', 'knights', 'guards', 1, 'elsewhere')`,
    [world.campaignId],
  );
  await handIn('A', 'With veterans', [{ unit: 'knights', veteran: 'Iron' }]);
  const candidates = async (who: Who) => {
    const { data } = await world.people
      .get(who)!
      .ask(
        `query ($id: ID!, $key: ID!) { honourCandidates(campaignId: $id, turn: 1, key: $key) { id unit entry number } }`,
        { id: world.campaignId, key: inTheOpen },
      );
    return data?.['honourCandidates'];
  };
  expect(await candidates('A')).toBeNull();
  const result = {
    rosters: {
      size: 2000,
      attacker: { casualties: [casualties(1, 3, 1), casualties(2, 2)] },
      defender: { losses: [{ points: 900 }] },
    },
  };
  await world.done('A', 'reportBattle', { result });
  await world.done('B', 'confirmBattle', { number: 1 });
  expect(await candidates('A')).toEqual([
    { id: '2.4', unit: 'halberdiers', entry: 1, number: 4 },
    { id: '3.3', unit: 'crossbowmen', entry: 2, number: 3 },
    { id: '3.4', unit: 'crossbowmen', entry: 2, number: 4 },
    { id: '4.1', unit: 'knights', entry: 3, number: 1 },
    { id: '4.2', unit: 'knights', entry: 3, number: 2 },
  ]);
  for (const who of ['B', 'referee', 'guest'] as const) expect(await candidates(who)).toBeNull();
  // What the player tells of his army does not count where a roster does.
  const army = [{ id: '2.1', unit: 'halberdiers', type: 'INFANTRY' }];
  const name = 'The Last Four';
  await world.refused('VETERAN_UNIT_DESTROYED', 'A', 'chooseVeteran', { unit: '2.1', name, army });
  await world.refused('VETERAN_UNIT_HONOURED', 'A', 'chooseVeteran', { unit: '5.1', name });
  await world.refused('VETERAN_UNIT_TYPE', 'A', 'chooseVeteran', { unit: '1.1', name });
  await world.done('A', 'chooseVeteran', { unit: '2.4', name });
  expect(await candidates('A')).toBeNull();
});

it('without any roster a result cannot be told by rosters', async () => {
  await started();
  const side = { casualties: [] };
  await world.refused('RESULT_ROSTER_NONE', 'A', 'reportBattle', {
    result: { rosters: { size: 2000, attacker: side, defender: side } },
  });
});

it('the muster roll tells where and against whom, and veterans are renamed wherever they stand', async () => {
  await started();
  await world.done('A', 'reportBattle', { result: { outcome: 'ATTACKER' } });
  await world.done('B', 'confirmBattle', { number: 1 });
  const army = [{ id: '1', unit: 'knights', type: 'CAVALRY' }];
  expect(await world.act('A', 'chooseVeteran', { unit: '1', name: 'Old', army })).toEqual({
    __typename: 'CampaignChanged',
  });
  const rosterId = await saved('A', 'Veterans', [{ unit: 'knights', veteran: 'Old' }]);
  const rename = (veteran: string, name: string) => ({ veteran, name, turn: undefined, key: undefined });
  await world.refused('VETERAN_UNKNOWN', 'A', 'renameVeteran', rename('Nobody', 'New'));
  await world.refused('VETERAN_UNKNOWN', 'B', 'renameVeteran', rename('Old', 'New'));
  await world.refused('VETERAN_NAME_MISSING', 'A', 'renameVeteran', rename('Old', ' '));
  await world.refused('VETERAN_NAME_MISSING', 'A', 'renameVeteran', rename('Old', '\u200b'));
  expect(await world.act('A', 'renameVeteran', rename('Old', 'New'))).toEqual({
    __typename: 'CampaignChanged',
  });
  const { data } = await world.people.get('A')!.ask(
    `query ($id: ID!, $roster: ID!) {
      veterans(campaignId: $id) { name honour wonAt wonAgainst battlesSince fallen lostAgainst }
      myRoster(id: $roster) { content { entries { unit veteran honour } } } }`,
    { id: world.campaignId, roster: rosterId },
  );
  const [{ honour }] = data?.['veterans'] as [{ honour: string }];
  const entry = { unit: 'knights', veteran: 'New', honour };
  expect(data).toMatchObject({
    veterans: [
      {
        name: 'New',
        wonAt: 'redlode-mine',
        wonAgainst: 'B',
        battlesSince: 0,
        fallen: false,
        lostAgainst: null,
      },
    ],
    myRoster: { content: { entries: expect.arrayContaining([entry]) } },
  });
  expect(await world.journal('VETERAN_RENAMED')).toEqual([{ seat: 'A', before: 'Old', name: 'New' }]);
});
