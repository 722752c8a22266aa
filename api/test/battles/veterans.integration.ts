import { honours, type DieRoll, verifyRolls } from '@pelagonia/rules';
import { afterEach, expect, it } from 'vitest';
import { BattleWorld, inTheOpen, type Who } from './battle-world.js';

let world: BattleWorld;
afterEach(() => world.close());

async function wonBy(side: 'ATTACKER' | 'DEFENDER', settings: Record<string, unknown> = {}): Promise<void> {
  world = await BattleWorld.start(settings);
  await world.reveal({ A: 'redlode-mine' });
  await world.done('A', 'reportBattle', { result: { outcome: side } });
  await world.done('B', 'confirmBattle', { number: 1 });
}

const army = [
  { id: '1', unit: 'spearmen', type: 'INFANTRY' },
  { id: '2', unit: 'spearmen', type: 'INFANTRY', destroyed: true },
  { id: '3', unit: 'knights', type: 'CAVALRY' },
  { id: '4', unit: 'general', type: 'GENERAL' },
];

async function veterans(who: Who = 'C') {
  const { data } = await world.people
    .get(who)!
    .ask('query ($id: ID!) { veterans(campaignId: $id) { seat name unit honour wonBattle fallen } }', {
      id: world.campaignId,
    });
  return data?.['veterans'];
}

it('the winner is rolled an honour that everybody can check, and gives it to a unit that fought', async () => {
  await wonBy('ATTACKER');
  const [told] = (await world.journal('HONOUR_ROLLED')) as [
    { seat: string; honour: (typeof honours)[number]; rolls: DieRoll[] },
  ];
  expect(told).toMatchObject({ seat: 'A', key: inTheOpen });
  expect(told.rolls).toHaveLength(1);
  expect(told.honour).toBe(honours[told.rolls[0]!.face - 1]);
  const [dice] = (await world.database.query(
    'select dice_commitment as commitment, dice_seed as seed, rolls as listed from turn where number = 1',
  )) as { commitment: string; seed: string; listed: DieRoll[] }[];
  expect(dice!.listed).toEqual(told.rolls);
  expect(verifyRolls({ campaign: world.campaignId, turn: 1, ...dice!, rolls: told.rolls })).toEqual([]);
  const shown = {
    seat: 'A',
    die: told.rolls[0]!.face,
    honour: told.honour.replaceAll('-', '_').toUpperCase(),
  };
  const honour = () => world.battle('guest', 'honour { seat die honour state }');
  expect(await honour()).toEqual({ honour: { ...shown, state: 'OPEN' } });
  // The turn did not wait for it, and it may be given in the next.
  expect(await world.phase(2)).toBe('ordering');

  const name = 'The Bridge Guard';
  await world.refused('HONOUR_CLOSED', 'B', 'chooseVeteran', { unit: '1', name, army });
  await world.refused('VETERAN_UNIT_TYPE', 'A', 'chooseVeteran', { unit: '4', name, army });
  await world.refused('VETERAN_UNIT_DESTROYED', 'A', 'chooseVeteran', { unit: '2', name, army });
  for (const unseen of [' ', '\u200b', '\u202e\n'])
    await world.refused('VETERAN_NAME_MISSING', 'A', 'chooseVeteran', { unit: '1', name: unseen, army });
  await world.refused('VETERAN_UNIT_UNKNOWN', 'A', 'chooseVeteran', { unit: '9', name, army });
  await world.refused('ARMY_UNIT_UNKNOWN', 'A', 'chooseVeteran', {
    unit: '1',
    name,
    army: [{ id: '1', unit: 'spearmen' }],
  });
  await world.done('A', 'chooseVeteran', { unit: '1', name: 'The\u0000\nBridge\u202e Guard ', army });
  expect(await honour()).toEqual({ honour: { ...shown, state: 'GIVEN' } });
  await world.refused('HONOUR_CLOSED', 'A', 'chooseVeteran', { unit: '3', name: 'Another', army });
  expect(await veterans()).toEqual([
    {
      seat: 'A',
      name,
      unit: 'spearmen',
      honour: told.honour.replaceAll('-', '_').toUpperCase(),
      wonBattle: inTheOpen,
      fallen: false,
    },
  ]);
});

it('an honour that nobody was chosen for lapses', async () => {
  await wonBy('DEFENDER');
  expect(await world.journal('HONOUR_ROLLED')).toMatchObject([{ seat: 'B' }]);
  world.moveOnHours(49);
  await expect.poll(() => world.journal('HONOUR_LAPSED')).toHaveLength(1);
  await world.refused('HONOUR_CLOSED', 'B', 'chooseVeteran', { unit: '1', name: 'Too Late', army });
});

it('a campaign without veterans rolls none', async () => {
  await wonBy('ATTACKER', { veterancy: false });
  expect(await world.journal('HONOUR_ROLLED')).toEqual([]);
});

it('the units of a seat with an army list are those of its list', async () => {
  await wonBy('ATTACKER');
  await world.database.query(`update seat set army = 'empire' where letter = 'A'`);
  await world.refused('ARMY_UNIT_UNKNOWN', 'A', 'chooseVeteran', {
    unit: '1',
    name: 'The Bridge Guard',
    army: [{ id: '1', unit: 'no-such-line', type: 'INFANTRY' }],
  });
});

it('a changed result takes an honour back and gives it to the winner; the fallen rise with it', async () => {
  world = await BattleWorld.start();
  await world.reveal({ A: 'redlode-mine', C: 'ironbrow' });
  const answer = { answer: ['A', 'C'] };
  expect((await world.act('B', 'answerChoice', answer, 'order:B')).__typename).toBe('CampaignChanged');
  await world.database.query(
    `insert into veteran (campaign_id, seat, name, unit, honour, won_turn, won_battle)
     values ($1, 'A', 'Old Oaks', 'spearmen', 'loyal', 0, 'x')`,
    [world.campaignId],
  );
  const ruled = (outcome: string, attacker: string[]) =>
    world.done('referee', 'ruleOnBattle', {
      result: { outcome, veteransLost: { attacker } },
      reason: 'Seen.',
    });
  await ruled('DEFENDER', ['Old Oaks']);
  await world.done('B', 'chooseVeteran', { unit: '1', name: 'The Wall', army });
  expect(await veterans()).toMatchObject([
    { seat: 'A', name: 'Old Oaks', fallen: true },
    { seat: 'B', name: 'The Wall', fallen: false },
  ]);
  // The same winner again: what was given stays given.
  await ruled('DEFENDER', ['Old Oaks']);
  expect(await world.journal('HONOUR_ROLLED')).toHaveLength(1);
  expect(await veterans()).toHaveLength(2);

  await ruled('ATTACKER', []);
  expect(await veterans()).toMatchObject([{ seat: 'A', name: 'Old Oaks', fallen: false }]);
  expect((await world.journal('HONOUR_ROLLED')).map(({ seat }) => seat)).toEqual(['B', 'A']);
  await world.refused('HONOUR_CLOSED', 'B', 'chooseVeteran', { unit: '1', name: 'The Wall', army });
  await ruled('DRAW', []);
  expect(await world.journal('HONOUR_WITHDRAWN')).toMatchObject([{ seat: 'A' }]);
});
