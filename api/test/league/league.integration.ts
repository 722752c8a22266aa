import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mutate } from '../accounts/people.js';
import { done, type Person, send, Table, word } from '../lobby/table.js';

let table: Table;
const people: Person[] = [];

beforeAll(async () => {
  table = await Table.open();
  for (const name of ['Ana', 'Bea', 'Carla', 'Dora']) people.push(await table.person(name));
});
afterAll(() => table.close());

const personOf = (seat: string): Person => people['ABCD'.indexOf(seat)]!;

type Line = { seat: string; place: number; won: number; played: number; withdrawn: boolean };
async function lines(campaignId: string): Promise<Line[]> {
  const { data } = await people[0]!.visitor.ask(
    'query ($id: ID!) { leagueTable(campaignId: $id) { seat place won played withdrawn } }',
    { id: campaignId },
  );
  return data?.['leagueTable'] as Line[];
}

async function battlesOf(campaignId: string, turn: number) {
  return table.rows<{ key: string; attacker: string; defender: string; kind: string }>(
    'select key, attacker, defender, kind from battle where campaign_id = $1 and turn = $2 order by key',
    [campaignId, turn],
  );
}

it('a league is played round by round to its table, and most wins takes it', async () => {
  const campaignId = await table.running(people, { format: 'LEAGUE' });
  for (let turn = 1; turn <= 3; turn++) {
    const battles = await battlesOf(campaignId, turn);
    expect(battles.map(({ kind }) => kind)).toEqual(['league', 'league']);
    expect(battles.flatMap(({ attacker, defender }) => [attacker, defender]).sort()).toEqual([...'ABCD']);
    for (const { key, attacker, defender } of battles) {
      // The earlier in the alphabet wins.
      const outcome = attacker < defender ? 'ATTACKER' : 'DEFENDER';
      const place = { campaignId, turn, key };
      await done(personOf(attacker), 'reportBattle', { ...place, result: { outcome } });
      await done(personOf(defender), 'confirmBattle', { ...place, number: 1 });
    }
  }
  expect((await lines(campaignId)).map(({ seat, place, won, played }) => [seat, place, won, played])).toEqual(
    [
      ['A', 1, 3, 3],
      ['B', 2, 2, 3],
      ['C', 3, 1, 3],
      ['D', 4, 0, 3],
    ],
  );
  const [campaign] = await table.rows('select status, winners, turn from campaign where id = $1', [
    campaignId,
  ]);
  expect(campaign).toEqual({ status: 'finished', winners: ['A'], turn: 3 });
  const seeds = await table.rows<{ seed: string }>(
    'select dice_seed as seed from turn where campaign_id = $1 and dice_seed is not null',
    [campaignId],
  );
  expect(seeds).toHaveLength(3);
});

type Fought = { key: string; attacker: string; defender: string };
async function fight(campaignId: string, turn: number, { key, attacker, defender }: Fought, result: object) {
  const place = { campaignId, turn, key };
  await done(personOf(attacker), 'reportBattle', { ...place, result });
  await done(personOf(defender), 'confirmBattle', { ...place, number: 1 });
}

it('by its settings a league meets twice and is ranked by points, with the tie-breaks that were chosen', async () => {
  const league = {
    rounds: 'DOUBLE',
    rankedBy: 'POINTS',
    points: { win: 2, draw: 1 },
    tieBreaks: ['VICTORY_POINTS', 'VICTORY_POINTS'],
  };
  const [ana, bea] = people as [Person, Person];
  const campaignId = await table.running([ana, bea], { format: 'LEAGUE', settings: { league } });
  const { data } = await ana.visitor.ask(
    `{ campaign(id: "${campaignId}") { settings { league {
         rounds rankedBy points { win draw loss } tieBreaks withdrawals } } } }`,
  );
  expect(data?.['campaign']).toEqual({
    settings: {
      league: {
        rounds: 'DOUBLE',
        rankedBy: 'POINTS',
        points: { win: 2, draw: 1, loss: 0 },
        tieBreaks: ['VICTORY_POINTS'],
        withdrawals: 'STAND',
      },
    },
  });
  const [first] = await battlesOf(campaignId, 1);
  await fight(campaignId, 1, first!, { totals: { attacker: 900, defender: 100 } });
  const [second] = await battlesOf(campaignId, 2);
  expect(second).toMatchObject({ attacker: first!.defender, defender: first!.attacker });
  await fight(campaignId, 2, second!, { totals: { attacker: 1_500, defender: 200 } });
  // Level on points and against one another; the one who scored 1,600 goes before the one who scored 1,100.
  const ranked = (await lines(campaignId)).map(({ seat, place }) => [seat, place]);
  expect(ranked).toEqual([
    [second!.attacker, 1],
    [first!.attacker, 2],
  ]);
});

it('a battle of a league has its ground, with a scenario suggested for it and a reason', async () => {
  const campaignId = await table.running(people, { format: 'LEAGUE' });
  const { data } = await people[0]!.visitor.ask(
    `{ battles(campaignId: "${campaignId}") {
         territory scenario scenarioBy suggestions { scenario reason reasonEs } } }`,
  );
  const battles = data?.['battles'] as {
    territory: string;
    scenario: string;
    scenarioBy: string;
    suggestions: { scenario: string; reason: string; reasonEs: string }[];
  }[];
  expect(battles).toHaveLength(2);
  for (const { territory, scenario, scenarioBy, suggestions } of battles) {
    expect(territory).toMatch(/^[a-z-]+$/);
    expect(scenarioBy).toBe('SUGGESTED');
    expect(suggestions).toHaveLength(3);
    expect(suggestions[0]!.scenario).toBe(scenario);
    for (const { reason, reasonEs } of suggestions) expect(reason && reasonEs).toMatch(/\.$/);
  }
});

it('a referee corrects a result of any round of a league: the table and the winner follow', async () => {
  const [ana, bea] = people as [Person, Person];
  const settings = { league: { rounds: 'DOUBLE' }, refereeMayPlay: true };
  const campaignId = await table.running([ana, bea], { format: 'LEAGUE', settings });
  const referee = await table.person('Rosa');
  await table.rows(
    `insert into campaign_role (campaign_id, id, account_id, role) values ($1, gen_random_uuid(), $2, 'referee')`,
    [campaignId, referee.id],
  );
  for (const turn of [1, 2]) {
    const [battle] = await battlesOf(campaignId, turn);
    await fight(campaignId, turn, battle!, { outcome: battle!.attacker === 'A' ? 'ATTACKER' : 'DEFENDER' });
  }
  const [first] = await battlesOf(campaignId, 1);
  const [second] = await battlesOf(campaignId, 2);
  const events = [first!, second!].map(({ key }, index) => ({ turn: index + 1, key, winner: 'B' }));
  const { data } = await referee.visitor.ask(
    `query ($input: CorrectionPreviewInput!) { correctionPreview(input: $input) {
       ... on CorrectionPreview { version holds winnersBefore winnersAfter leagueTable { seat place won } } } }`,
    { input: { campaignId, events } },
  );
  const seen = data?.['correctionPreview'] as { version: number };
  expect(seen).toMatchObject({
    holds: true,
    winnersBefore: ['A'],
    winnersAfter: ['B'],
    leagueTable: [
      { seat: 'B', place: 1, won: 2 },
      { seat: 'A', place: 2, won: 0 },
    ],
  });
  const before = await table.snapshot();
  const input = { campaignId, version: seen.version, reason: 'read the sheets again' };
  const unfit = [{ turn: 1, key: first!.key, winner: 'C' }];
  expect(word(await send(referee, 'applyCorrection', { ...input, events: unfit }))).toBe(
    'BATTLE_OUTCOME_UNFIT',
  );
  const unknown = [{ turn: 1, key: 'league:A>F', winner: 'A' }];
  expect(word(await send(referee, 'applyCorrection', { ...input, events: unknown }))).toBe(
    'CORRECTION_BATTLE_UNKNOWN',
  );
  expect(await table.snapshot()).toEqual(before);
  await done(referee, 'applyCorrection', { ...input, events });
  expect((await lines(campaignId)).map(({ seat, won }) => [seat, won])).toEqual([
    ['B', 2],
    ['A', 0],
  ]);
  expect(await table.rows('select status, winners from campaign where id = $1', [campaignId])).toEqual([
    { status: 'finished', winners: ['B'] },
  ]);
});

it('whoever leaves a league stands below all who stayed, and his battles count as the settings say', async () => {
  for (const withdrawals of ['STAND', 'ANNULLED']) {
    const settings = { league: { withdrawals } };
    const campaignId = await table.running(people, { format: 'LEAGUE', settings });
    for (const battle of await battlesOf(campaignId, 1))
      await fight(campaignId, 1, battle, { outcome: battle.attacker === 'B' ? 'ATTACKER' : 'DEFENDER' });
    await done(personOf('B'), 'leaveSeat', { campaignId });
    const after = await lines(campaignId);
    expect(after.at(-1)).toMatchObject({ seat: 'B', place: 4, withdrawn: true });
    expect(after.find(({ seat }) => seat === 'B')!.played).toBe(withdrawals === 'STAND' ? 1 : 0);
  }
});

it('a league goes on without whoever has left: his battles end with their time, and the others win them', async () => {
  const campaignId = await table.running(people, { format: 'LEAGUE' });
  const round = await battlesOf(campaignId, 1);
  const his = round.find(({ attacker, defender }) => attacker === 'B' || defender === 'B')!;
  const rival = his.attacker === 'B' ? his.defender : his.attacker;
  await done(personOf('B'), 'leaveSeat', { campaignId });
  const { data } = await personOf('A').visitor.ask(
    `{ battles(campaignId: "${campaignId}", turn: 1) { key whenOverdue } }`,
  );
  const foretold = data?.['battles'] as { key: string; whenOverdue: string }[];
  expect(new Map(foretold.map(({ key, whenOverdue }) => [key, whenOverdue]))).toEqual(
    new Map(round.map(({ key }) => [key, key === his.key ? 'NOT_FOUGHT' : 'REFEREE'])),
  );
  const other = round.find(({ key }) => key !== his.key)!;
  await fight(campaignId, 1, other, { outcome: 'DRAW' });
  expect(await battlesOf(campaignId, 2)).toEqual([]);
  table.service.clock.moveOn(15 * 24 * 3_600_000);
  await expect.poll(() => battlesOf(campaignId, 2)).toHaveLength(2);
  const [ended] = await table.rows(
    'select outcome, settlement, fault from battle where campaign_id = $1 and key = $2',
    [campaignId, his.key],
  );
  expect(ended).toEqual({
    outcome: { winner: rival },
    settlement: 'notFought',
    fault: his.attacker === 'B' ? 'attacker' : 'defender',
  });
  const told = await table.rows(
    `select parameters->'seats' as seats from journal_entry where campaign_id = $1 and code = 'BATTLE_LAPSED'`,
    [campaignId],
  );
  expect(told).toEqual([{ seats: ['B'] }]);
  expect((await lines(campaignId)).find(({ seat }) => seat === rival)).toMatchObject({ won: 1, played: 1 });
});

it('a league has no orders, and a round waits for all of its battles', async () => {
  const campaignId = await table.running(people, { format: 'LEAGUE' });
  const order = { clientKey: randomUUID(), campaignId, turn: 1 };
  const sealed = await mutate(
    people[0]!.visitor,
    'sealOrder',
    'SealOrderInput',
    order,
    '... on UserError { code }',
  );
  expect(sealed).toMatchObject({ code: 'TURN_CLOSED' });
  const [first] = await battlesOf(campaignId, 1);
  const { key, attacker, defender } = first!;
  const place = { campaignId, turn: 1, key };
  await done(personOf(attacker), 'reportBattle', {
    ...place,
    result: { totals: { attacker: 300, defender: 300 } },
  });
  await done(personOf(defender), 'confirmBattle', { ...place, number: 1 });
  expect(await battlesOf(campaignId, 2)).toEqual([]);
  expect((await lines(campaignId)).filter(({ played }) => played === 1)).toHaveLength(2);
});

it('nobody plays a league alone, and bots not at all', async () => {
  const [ana] = people as [Person];
  const campaignId = await table.found(ana, { format: 'LEAGUE' });
  const begin = async () => {
    const before = await table.snapshot();
    const answer = await send(ana, 'startCampaign', { campaignId, botsForEmptySeats: true });
    expect(await table.snapshot()).toEqual(before);
    return word(answer);
  };
  expect(await begin()).toBe('LEAGUE_TOO_SMALL');
  await done(ana, 'claimSeat', { campaignId, seat: 'A' });
  expect(await begin()).toBe('LEAGUE_TOO_SMALL');
});

it('a seat that was empty when a league began stays out of it, and nobody sits down there', async () => {
  const campaignId = await table.running(people, { format: 'LEAGUE' });
  const [ana, late] = [people[0]!, await table.person('Late')];
  const { token } = await done(ana, 'createInvitation', { campaignId });
  const { data } = await ana.visitor.ask(
    'query ($id: ID!) { campaign(id: $id) { seats { letter vacant openForReplacement } } }',
    { id: campaignId },
  );
  expect((data?.['campaign'] as { seats: object[] }).seats).toContainEqual({
    letter: 'E',
    vacant: true,
    openForReplacement: false,
  });
  const before = await table.snapshot();
  expect(word(await send(late, 'acceptInvitation', { token, seat: 'E' }))).toBe('SEAT_STAYS_OUT');
  expect(await table.snapshot()).toEqual(before);
  await done(ana, 'removePlayer', { campaignId, memberId: people[3]!.id, reason: 'Moved away.' });
  await done(late, 'acceptInvitation', { token, seat: 'D' });
});
