import { afterAll, beforeAll, expect, it } from 'vitest';
import { done, type Person, send, Table } from './table.js';

let table: Table;
beforeAll(async () => {
  table = await Table.open();
});
afterAll(() => table.close());

interface Seen {
  status: string;
  sample: boolean;
  myRoles: string[];
  settings: { cadence: { kind: string }; earlyLock: boolean };
  seats: { letter: string; name: string; mine: boolean; vacant: boolean; army: string | null }[];
  turn: { number: number; phase: string };
}

async function look({ visitor }: Person, id: string): Promise<Seen> {
  const { data, errors } = await visitor.ask(
    `query ($id: ID!) { campaign(id: $id) { status sample myRoles settings { cadence { kind } earlyLock }
       seats { letter name mine vacant army } turn { number phase } } }`,
    { id },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.['campaign'] as Seen;
}

interface Waiting {
  battles: { key: string; status: string; mySide: string | null; attacker: string; defender: string }[];
  choices: { key: string; seat: string; settled: boolean; among: string[] }[];
}

async function open({ visitor }: Person, id: string, turn: number): Promise<Waiting> {
  const { data, errors } = await visitor.ask(
    `query ($id: ID!, $turn: Int!) {
       battles(campaignId: $id, turn: $turn) { key status mySide attacker defender }
       choices(campaignId: $id, turn: $turn) { key seat settled among } }`,
    { id, turn },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data as unknown as Waiting;
}

async function sample(person: Person): Promise<string> {
  return String((await done(person, 'createSampleCampaign', {})).campaignId);
}

it('anybody gets a sample in which he plays, organises and judges among bots', async () => {
  const person = await table.person('Lucia', 'es');
  const id = await sample(person);
  const seen = await look(person, id);
  expect(seen).toMatchObject({
    status: 'RUNNING',
    sample: true,
    settings: { cadence: { kind: 'MANUAL' }, earlyLock: true },
    turn: { number: 1, phase: 'ORDERING' },
  });
  expect([...seen.myRoles].sort()).toEqual(['ORGANISER', 'PLAYER', 'REFEREE']);
  expect(seen.seats.map(({ mine, vacant }) => `${mine} ${vacant}`)).toEqual([
    'true false',
    ...Array.from({ length: 5 }, () => 'false true'),
  ]);
  expect(seen.seats.find(({ letter }) => letter === 'B')?.name).toBe('Enanos');
  expect(seen.seats.filter(({ army }) => army !== null).length).toBeGreaterThan(4);
});

it('a seat that nobody has named is called as its realm in the language of whoever reads of it', async () => {
  const person = await table.person('Lucia', 'es');
  const id = await sample(person);
  await done(person, 'grantPoints', { campaignId: id, seat: 'B', points: 500, reason: 'Oro.' });
  const { data } = await person.visitor.ask(
    `query ($id: ID!) { campaign(id: $id) { journal { entries { code en: text(language: EN) es: text(language: ES) } } } }`,
    { id },
  );
  const { entries } = (data?.['campaign'] as { journal: { entries: Record<string, string>[] } }).journal;
  const told = entries.find(({ code }) => code === 'POINTS_GRANTED');
  expect(told?.['en']).toContain('points to Dwarfs, ');
  expect(told?.['es']).toContain('puntos a Enanos, ');
});

it('whoever asks again is given the sample he has under way, also when he asks twice at once', async () => {
  const person = await table.person('Marta');
  const ids = await Promise.all([sample(person), sample(person)]);
  expect([...ids, await sample(person)]).toEqual([ids[0], ids[0], ids[0]]);
  await done(person, 'finishCampaign', { campaignId: ids[0], reason: 'Seen enough.' });
  expect(await sample(person)).not.toBe(ids[0]);
});

it('signed out there is no sample to be had', async () => {
  const before = await table.snapshot();
  const { error } = await send({ visitor: table.service.visitor() }, 'createSampleCampaign', {});
  expect(error).toBe('UNAUTHENTICATED');
  expect(await table.snapshot()).toEqual(before);
});

it('samples that nobody has touched for thirty days go, and no other campaign', async () => {
  const [lazy, keen] = (await table.persons('Lazy', 'Keen')) as [Person, Person];
  const forgotten = await sample(lazy);
  const real = await table.running([lazy]);
  const alive = await sample(keen);
  await table.rows(`update campaign set created_at = now() - interval '40 days' where id = any($1)`, [
    [forgotten, real, alive],
  ]);
  await table.rows(`update journal_entry set at = now() - interval '31 days' where campaign_id = any($1)`, [
    [forgotten, real],
  ]);
  await sample(await table.person('Next'));
  const left = await table.rows<{ id: string }>('select id from campaign where id = any($1)', [
    [forgotten, real, alive],
  ]);
  expect(left.map(({ id }) => id).sort()).toEqual([real, alive].sort());
});

it('a whole sample is played to its end, and nothing in it ever waits for somebody who does not exist', async () => {
  const person = await table.person('Anna');
  const id = await sample(person);
  // With a road to it from the first turn he fights for a fortress, whatever the bots do: it is never open.
  await done(person, 'giveTerritory', {
    campaignId: id,
    territory: 'goats-stair',
    seat: 'A',
    reason: 'A way to the Orcs.',
  });
  let battles = 0;
  for (let turn = 1; (await look(person, id)).status === 'RUNNING'; turn++) {
    await order(person, id, turn, turn === 1 ? 'splinterfort' : undefined);
    // All that is left open once the clock is at rest is the player's own.
    for (;;) {
      await table.quiet();
      const now = await look(person, id);
      if (now.turn.number !== turn || now.status !== 'RUNNING') break;
      expect(now.turn.phase).toBe('REVEALED');
      const waiting = await open(person, id, turn);
      const mine = waiting.battles.filter(({ status }) => status !== 'SETTLED' && status !== 'VOID');
      const choices = waiting.choices.filter(({ settled }) => !settled);
      expect([
        ...mine.map(({ mySide }) => mySide !== null),
        ...choices.map(({ seat }) => seat === 'A'),
      ]).toEqual([...mine, ...choices].map(() => true));
      expect(mine.length + choices.length).toBeGreaterThan(0);
      for (const { key, among } of choices) {
        const answer = among.includes('fight') ? ['fight'] : among;
        await done(person, 'answerChoice', { campaignId: id, turn, key, answer });
      }
      const [battle] = mine;
      if (battle === undefined) continue;
      battles += 1;
      const outcome = battle.mySide === 'ATTACKER' ? 'ATTACKER' : 'DEFENDER';
      await done(person, 'reportBattle', { campaignId: id, turn, key: battle.key, result: { outcome } });
    }
    const { data } = await person.visitor.ask(
      `{ verifyTurn(campaignId: "${id}", turn: ${turn}) { phase faults { code } } }`,
    );
    expect(data?.['verifyTurn']).toEqual({ phase: 'ENDED', faults: [] });
  }
  expect((await look(person, id)).status).toBe('FINISHED');
  expect(battles).toBeGreaterThan(0);
  const codes = await table.rows<{ code: string; count: string }>(
    `select code, count(*) from journal_entry where campaign_id = $1 group by 1`,
    [id],
  );
  const told = new Map(codes.map(({ code, count }) => [code, Number(count)]));
  expect(told.get('BATTLE_CONFIRMED')).toBe(battles);
  expect(told.get('CHOICE_DEFAULTED')).toBeUndefined();
}, 120_000);

/** Seals the first attack that is possible, on a neighbour's land if there is any; without a realm, as organiser, goes on. */
async function order(person: Person, campaignId: string, turn: number, first?: string): Promise<void> {
  const { data } = await person.visitor.ask(
    `query ($id: ID!) { campaign(id: $id) { map { documentUrl } holdings { territory seat } } }`,
    { id: campaignId },
  );
  const { map, holdings } = data?.['campaign'] as {
    map: { documentUrl: string };
    holdings: { territory: string; seat: string }[];
  };
  const document = await fetch(`${table.service.url}${map.documentUrl}`);
  const { territories } = (await document.json()) as { territories: { id: string }[] };
  const owner = new Map(holdings.map(({ territory, seat }) => [territory, seat]));
  const wish = (id: string): number => (id === first ? 2 : Number(owner.has(id)));
  const targets = territories
    .map(({ id }) => id)
    .filter((id) => owner.get(id) !== 'A')
    .sort((a, b) => wish(b) - wish(a));
  for (const attack of targets) {
    const { answer } = await send(person, 'sealOrder', { campaignId, turn, attack });
    if (answer !== undefined && answer.code === undefined) return;
  }
  await done(person, 'lockTurn', { campaignId });
}
