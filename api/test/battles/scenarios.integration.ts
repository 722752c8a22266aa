import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mutate } from '../accounts/people.js';
import { BattleWorld, inTheOpen, type Who } from './battle-world.js';

let world: BattleWorld;
beforeEach(async () => {
  world = await BattleWorld.start();
  await world.reveal({ A: 'redlode-mine' });
});
afterEach(() => world.close());

it('a battle comes with a suggestion of the library and its reason in both languages', async () => {
  const { scenario, scenarioBy, suggestions } = await world.battle<{
    scenario: string;
    scenarioBy: string;
    suggestions: { scenario: string; reason: string; reasonEs: string }[];
  }>('C', 'scenario scenarioBy suggestions { scenario reason reasonEs }');
  expect(scenarioBy).toBe('SUGGESTED');
  expect(suggestions).toHaveLength(3);
  expect(suggestions[0]?.scenario).toBe(scenario);
  for (const { reason, reasonEs } of suggestions) {
    expect(reason).not.toBe('');
    expect(reasonEs).not.toBe(reason);
  }
});

it('the sides agree on another scenario, and the referee has the last word', async () => {
  await world.refused('SCENARIO_UNKNOWN', 'A', 'chooseScenario', { scenario: 'tea-party' });
  await world.refused('BATTLE_NOT_YOURS', 'C', 'chooseScenario', { scenario: 'pitched-battle' });
  await world.done('A', 'chooseScenario', { scenario: 'river-and-bridge' });
  expect(await world.battle('B', 'scenarioBy scenarioProposed scenarioProposedBy')).toEqual({
    scenarioBy: 'SUGGESTED',
    scenarioProposed: 'river-and-bridge',
    scenarioProposedBy: 'ATTACKER',
  });
  // Repeating one's own wish is no agreement.
  await world.done('A', 'chooseScenario', { scenario: 'river-and-bridge' });
  await world.done('B', 'chooseScenario', { scenario: 'pitched-battle' });
  await world.done('A', 'chooseScenario', { scenario: 'pitched-battle' });
  expect(await world.battle('B', 'scenario scenarioBy scenarioProposed')).toEqual({
    scenario: 'pitched-battle',
    scenarioBy: 'AGREED',
    scenarioProposed: null,
  });
  await expect(world.act('A', 'setScenario', { scenario: 'convoy' })).rejects.toThrow('FORBIDDEN');
  await world.refused('SCENARIO_MISSING', 'referee', 'setScenario');
  await world.done('referee', 'setScenario', { own: { title: 'Night on the bridge', text: 'It is dark.' } });
  expect(await world.battle('guest', 'scenario scenarioBy ownScenario { title text }')).toEqual({
    scenario: null,
    scenarioBy: 'REFEREE',
    ownScenario: { title: 'Night on the bridge', text: 'It is dark.' },
  });
  await world.refused('SCENARIO_FIXED', 'A', 'chooseScenario', { scenario: 'convoy' });
});

it('a briefing is read by its side and by the referee who wrote it, and by nobody and nothing else', async () => {
  const [attackerWord, defenderWord] = ['zephyrwort', 'quillbramble'];
  await world.addRole('F', 'referee');
  await world.done('referee', 'setScenario', {
    briefings: [
      { side: 'ATTACKER', text: `The ford is at the ${attackerWord}.` },
      { side: 'DEFENDER', text: `Your relief waits for the ${defenderWord}.` },
    ],
  });
  const fields = `key turn kind territory status place reason appointment scenario ownScenario { title text }
    proposals { place } reports { reason } standIns { name note } suggestions { reason } briefings { side text }`;
  const seen = async (who: Who): Promise<string[]> => {
    const { data } = await world.people.get(who)!.ask(
      `query ($id: ID!) { battles(campaignId: $id) { ${fields} } mine: battles(campaignId: $id, mine: true) { ${fields} }
         choices(campaignId: $id, turn: 1) { key } veterans(campaignId: $id) { name } viewer { duties { kind key } } }`,
      { id: world.campaignId },
    );
    const text = JSON.stringify(data);
    expect(text).toContain('battles');
    return [attackerWord, defenderWord].filter((word) => text.includes(word));
  };
  expect(await seen('A')).toEqual([attackerWord]);
  expect(await seen('B')).toEqual([defenderWord]);
  expect(await seen('referee')).toEqual([attackerWord, defenderWord]);
  for (const who of ['C', 'D', 'E', 'F', 'guest'] as const) expect(await seen(who)).toEqual([]);

  // A stand-in plays the side and reads its briefing; the next player of the seat, only while there is something to fight.
  await world.done('A', 'nameStandIn', { side: 'ATTACKER', memberId: await world.accountOf('guest') });
  expect(await seen('guest')).toEqual([attackerWord]);
  expect(await seen('A')).toEqual([attackerWord]);

  const tables = (await world.database.query(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )) as { name: string }[];
  expect(tables.map(({ name }) => name)).toContain('battle_briefing');
  for (const { name } of tables) {
    const rows = JSON.stringify(await world.database.query(`select t::text as row from ${name} t`));
    for (const word of [attackerWord, defenderWord]) {
      expect(rows).not.toContain(word);
      expect(rows).not.toContain(Buffer.from(word).toString('hex'));
    }
  }
  const log = await readFile(world.service.logFile, 'utf8');
  const letters = JSON.stringify(await world.service.letters(0));
  for (const word of [attackerWord, defenderWord]) expect(log + letters).not.toContain(word);
  expect(log.length).toBeGreaterThan(100);
});

it('a successor reads nothing of what the sides of a battle told each other that was over before his time', async () => {
  await world.done('referee', 'setScenario', {
    briefings: [{ side: 'ATTACKER', text: 'Beware of the ford.' }],
  });
  const times = [world.inHours(5)];
  await world.done('B', 'proposeAppointment', { times, place: 'At my home.' });
  await world.done('A', 'acceptAppointment', { number: 1, time: times[0] });
  await world.done('A', 'reportBattle', { result: { outcome: 'ATTACKER' } });
  await world.done('B', 'disputeBattle', { number: 1, reason: 'He was drunk.' });
  const inner = 'briefings { text } place proposals { place } reports { reason }';
  const all = {
    briefings: [{ text: 'Beware of the ford.' }],
    place: 'At my home.',
    proposals: [{ place: 'At my home.' }],
    reports: [{ reason: 'He was drunk.' }],
  };
  const nothing = { briefings: [], place: null, proposals: [], reports: [{ reason: null }] };
  const [a, guest] = [await world.accountOf('A'), await world.accountOf('guest')];
  const succeed = (since: Date) =>
    world.database.query(
      `with gone as (update campaign_role set until = $3 where account_id = $1 and role = 'player')
       insert into campaign_role (campaign_id, id, account_id, role, seat, since)
       values ($4, gen_random_uuid(), $2, 'player', 'A', $3)`,
      [a, guest, since, world.campaignId],
    );
  await succeed(world.service.clock.now());
  expect(await world.battle('guest', inner)).toEqual(all);
  expect(await world.battle('A', inner)).toEqual(nothing);
  await world.done('referee', 'ruleOnBattle', { result: { outcome: 'DRAW' }, reason: 'Seen.' });
  world.moveOnHours(1);
  await world.database.query(
    'update campaign_role set since = $1 where account_id = $2 and seat is not null',
    [world.service.clock.now(), guest],
  );
  expect(await world.battle('guest', inner)).toEqual(nothing);
  expect(await world.battle('B', 'place')).toEqual({ place: 'At my home.' });

  // To correct it later does not bring it into his time.
  const [{ version }] = (await world.database.query('select version from campaign')) as [{ version: number }];
  const input = {
    clientKey: randomUUID(),
    campaignId: world.campaignId,
    version,
    events: [{ turn: 1, key: inTheOpen, winner: 'A' }],
    reason: 'Seen again.',
  };
  const corrected = await mutate(
    world.people.get('referee')!,
    'applyCorrection',
    'ApplyCorrectionInput',
    input,
  );
  expect(corrected).toEqual({ __typename: 'CampaignChanged' });
  expect(await world.battle('guest', inner)).toEqual(nothing);
});

it('a result told in full knows no objectives but those of the scenario that is played', async () => {
  await world.done('referee', 'setScenario', { scenario: 'river-and-bridge' });
  await world.refused('SCORE_OBJECTIVE_UNKNOWN', 'A', 'reportBattle', {
    result: {
      full: { size: 3000, attacker: { objectives: [{ objective: 'no-such-thing' }] }, defender: {} },
    },
  });
});
