import { type DieRoll, verifyRolls } from '@pelagonia/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DemoTable } from './demo-table.js';

let table: DemoTable;
let key: string;
let winner: string;
let loser: string;

/** The first turn has ended with one battle, and its winner has honoured a unit. */
beforeAll(async () => {
  table = await DemoTable.lay(3);
  const march = { attack: 'herons-bridge', ifTaken: 'FIGHT' };
  await table.seal(
    new Map([
      ['A', march],
      ['B', march],
    ]),
  );
  await table.reveal();
  const [ready] = await table.journal({ turns: [1], codes: ['CONTEST_READY'] });
  const { player, other } = ready!.parameters as Record<string, string>;
  [winner, loser] = [player!, other!];
  key = `contest:herons-bridge:${player}>${other}`;
  await table.database.query(
    `insert into veteran (campaign_id, seat, name, unit, honour, won_turn, won_battle)
     select id, $1, 'Old Oaks', 'spearmen', 'loyal', 0, 'x' from campaign`,
    [loser],
  );
  const [{ attacker }] = (await table.database.query('select attacker from battle')) as [
    { attacker: string },
  ];
  const [won, lost] = attacker === winner ? ['ATTACKER', 'defender'] : ['DEFENDER', 'attacker'];
  const result = { outcome: won, veteransLost: { [lost!]: ['Old Oaks'] } };
  await table.change('ruleOnBattle', { turn: 1, key, result, reason: 'as reported' });
  expect((await table.look()).turn.number).toBe(2);
  await chooseVeteran(winner, 'The Bridge Guard');
}, 60_000);
afterAll(() => table.clear());

async function chooseVeteran(seat: string, name: string): Promise<void> {
  const army = [{ id: '1', unit: 'spearmen', type: 'INFANTRY' }];
  const answer = await table.change('chooseVeteran', { turn: 1, key, unit: '1', name, army }, seat);
  expect(answer).toMatchObject({ __typename: 'CampaignChanged' });
}

async function correct(...corrected: object[]): Promise<void> {
  const { version } = await table.look();
  const events = corrected.map((event) => ({ turn: 1, key, ...event }));
  const answer = await table.change('applyCorrection', {
    version,
    events,
    reason: 'read the sheet again',
    voidLaterTurns: true,
  });
  expect(answer).toMatchObject({ __typename: 'CampaignChanged' });
}

const veterans = (): Promise<unknown> =>
  table.database.query('select seat, name, lost_turn from veteran order by name');
const honour = (): Promise<unknown> => table.database.query('select seat, state from battle_honour');
const battle = (): Promise<unknown> => table.database.query('select status, settlement, reason from battle');
/** What the journal tells of the honour as things stand. */
const holds = (): Promise<unknown> =>
  table.database.query(
    `select code, parameters ->> 'seat' as seat from journal_entry
      where code ~ '^(HONOUR_|VETERAN_NAMED)' and retracted_by is null order by number`,
  );
const told = async (code: string) =>
  (await table.journal({ turns: [1], codes: [code] })).map(({ parameters }) => parameters['seat']);

it('a corrected winner of a past turn takes the honour from the other; who fell has fallen', async () => {
  const oaks = { seat: loser, name: 'Old Oaks', lost_turn: 1 };
  expect(await veterans()).toEqual([oaks, { seat: winner, name: 'The Bridge Guard', lost_turn: null }]);
  await correct({ winner: loser });
  expect(await veterans()).toEqual([oaks]);
  expect(await honour()).toEqual([{ seat: loser, state: 'open' }]);
  expect(await told('HONOUR_ROLLED')).toEqual([winner, loser]);
  expect(await holds()).toEqual([{ code: 'HONOUR_ROLLED', seat: loser }]);
  expect(await battle()).toEqual([
    { status: 'settled', settlement: 'ruled', reason: 'read the sheet again' },
  ]);
  await chooseVeteran(loser, 'The Late Guard');
});

it('the same winner once more leaves the honour with the unit that has it', async () => {
  await correct({ winner: loser });
  expect(await honour()).toEqual([{ seat: loser, state: 'given' }]);
  expect(await told('HONOUR_ROLLED')).toHaveLength(2);
});

it('a past battle that nobody won after all gives no honour', async () => {
  await correct({});
  expect(await veterans()).toMatchObject([{ name: 'Old Oaks', lost_turn: 1 }]);
  expect(await honour()).toEqual([{ seat: loser, state: 'withdrawn' }]);
  expect(await told('HONOUR_WITHDRAWN')).toEqual([loser]);
  expect(await holds()).toEqual([{ code: 'HONOUR_WITHDRAWN', seat: loser }]);
});

it('a void battle that one correction brings back with another winner gives its honour once, to him', async () => {
  await correct({ winner });
  const choice = `contest:herons-bridge:${winner}`;
  await correct({ key: choice, answer: ['withdraw'] });
  expect(await honour()).toEqual([{ seat: winner, state: 'withdrawn' }]);
  const before = await told('HONOUR_ROLLED');
  await correct({ key: choice, answer: ['fight'] }, { winner: loser });
  expect(await honour()).toEqual([{ seat: loser, state: 'open' }]);
  expect(await told('HONOUR_ROLLED')).toEqual([...before, loser]);
});

it('a struck-out battle gives nobody an honour, the fallen rise, and so they do from turns that are void', async () => {
  await correct({ winner });
  await chooseVeteran(winner, 'The Bridge Guard');
  await table.database.query(
    `insert into veteran (campaign_id, seat, name, unit, honour, won_turn, won_battle, lost_turn, lost_battle)
     select id, 'C', more.name, 'spearmen', 'loyal', won, 'x', lost, 'y'
       from campaign, (values ('Never Won', 2, null::int), ('Never Fell', 0, 2)) as more (name, won, lost)`,
  );
  await correct({ strike: true });
  expect((await table.look()).turn).toMatchObject({ number: 1, phase: 'REVEALED' });
  expect(await battle()).toEqual([{ status: 'ready', settlement: null, reason: null }]);
  expect(await honour()).toEqual([{ seat: winner, state: 'withdrawn' }]);
  expect(await veterans()).toEqual([
    { seat: 'C', name: 'Never Fell', lost_turn: null },
    { seat: loser, name: 'Old Oaks', lost_turn: null },
  ]);
});

it('the die of the honour stays on the list of its turn, and everybody can check it', async () => {
  const [dice] = (await table.database.query(
    `select campaign_id as campaign, dice_commitment as commitment, dice_seed as seed, rolls from turn where number = 1`,
  )) as { campaign: string; commitment: string; seed: string; rolls: DieRoll[] }[];
  expect(dice!.rolls.filter(({ purpose }) => purpose === `veteran:${key}`)).toHaveLength(1);
  expect(verifyRolls({ turn: 1, ...dice! })).toEqual([]);
});
