import { afterAll, beforeAll, expect, it } from 'vitest';
import { done, type Person, send, Table, word } from './table.js';

let table: Table;
let people: Person[];
let anna: Person;
let bela: Person;
let cato: Person;
beforeAll(async () => {
  table = await Table.open();
  people = await table.persons('Anna', 'Bela', 'Cato', 'Dora', 'Egon', 'Fina');
  [anna, bela, cato] = people as [Person, Person, Person];
});
afterAll(() => table.close());

const refused = async (person: Person, mutation: string, input: Record<string, unknown>) => {
  const before = await table.snapshot();
  const answer = word(await send(person, mutation, input));
  expect(await table.snapshot()).toEqual(before);
  return answer;
};
const seats = (campaignId: string) =>
  table.rows<{
    letter: string;
    name: string;
    army: string | null;
    player: string | null;
    confirmed: boolean;
  }>(
    `select letter, name, army, display_name as player, confirmed from seat
       left join account on account.id = account_id where campaign_id = $1 order by letter`,
    [campaignId],
  );
const periods = (campaignId: string, person: Person) =>
  table
    .rows<{ role: string; seat: string | null; ended: boolean }>(
      `select role, seat, until is not null as ended from campaign_role
        where campaign_id = $1 and account_id = $2 order by since, until nulls last`,
      [campaignId, person.id],
    )
    .then((rows) => rows.map(({ role, seat, ended }) => `${role} ${seat ?? '-'} ${ended ? 'ended' : 'now'}`));
const journal = async (campaignId: string) =>
  table.rows<{ code: string; parameters: Record<string, unknown> }>(
    'select code, parameters from journal_entry where campaign_id = $1 order by number',
    [campaignId],
  );
const sealing = (person: Person, campaignId: string) =>
  person.visitor
    .ask(
      `mutation ($input: SealOrderInput!) { sealOrder(input: $input) { __typename ... on UserError { code } } }`,
      {
        input: {
          clientKey: `seal-${Math.random().toString(36).slice(2)}`,
          campaignId,
          turn: 1,
          standingTurns: 2,
        },
      },
    )
    .then(({ data }) => data?.['sealOrder']);

it('in the lobby people sit down, change their mind, and wait for the organiser', async () => {
  const campaignId = await table.found(anna);
  await table.invite(anna, bela, campaignId);
  await done(bela, 'claimSeat', { campaignId, seat: 'B', army: 'dwarfs' });
  await done(bela, 'claimSeat', { campaignId, seat: 'C', army: 'orcs' });
  const [, b, c] = await seats(campaignId);
  expect(b).toMatchObject({ player: null, army: null });
  expect(b?.name).not.toBe('Bela');
  expect(c).toMatchObject({ player: 'Bela', name: 'Bela', army: 'orcs', confirmed: false });
  expect(await refused(anna, 'claimSeat', { campaignId, seat: 'C' })).toBe('SEAT_TAKEN');
  expect(await refused(anna, 'claimSeat', { campaignId, seat: '\u0000' })).toBe('SEAT_UNKNOWN');
  expect(await refused(bela, 'chooseArmy', { campaignId, army: 'lizards' })).toBe('ARMY_UNKNOWN');
  expect(await refused(bela, 'chooseArmy', { campaignId, army: 'pelagonia' })).toBe('ARMY_UNKNOWN');
  await done(anna, 'claimSeat', { campaignId, seat: 'A' });
  expect(await refused(anna, 'startCampaign', { campaignId, botsForEmptySeats: true })).toBe(
    'CAMPAIGN_SEATS_UNCONFIRMED',
  );
  await done(anna, 'confirmSeat', { campaignId, seat: 'C' });
  expect(await refused(anna, 'confirmSeat', { campaignId, seat: 'C' })).toBe('SEAT_CONFIRMED_ALREADY');
  await done(anna, 'swapSeats', { campaignId, one: 'A', other: 'C' });
  expect(await seats(campaignId)).toMatchObject([
    { player: 'Bela', army: 'orcs', confirmed: true },
    { player: null },
    { player: 'Anna', confirmed: true },
    {},
    {},
    {},
  ]);
  await done(bela, 'leaveSeat', { campaignId });
  expect(await refused(bela, 'leaveSeat', { campaignId })).toBe('SEAT_NONE');
  expect((await periods(campaignId, bela)).at(-1)).toBe('player - now');
});

it('two who claim one seat at once do not both get it', async () => {
  const campaignId = await table.found(anna);
  await table.invite(anna, bela, campaignId);
  await table.invite(anna, cato, campaignId);
  const words = await Promise.all(
    [bela, cato].map(async (person) => word(await send(person, 'claimSeat', { campaignId, seat: 'D' }))),
  );
  expect(words.sort()).toEqual(['SEAT_TAKEN', 'done']);
});

it('in the lobby an organiser seats people as he likes, and whoever must get up may sit elsewhere', async () => {
  const campaignId = await table.found(anna);
  await table.invite(anna, bela, campaignId, { seat: 'B' });
  await table.invite(anna, cato, campaignId);
  await done(anna, 'assignSeat', { campaignId, seat: 'B', memberId: cato.id });
  expect((await seats(campaignId))[1]).toMatchObject({ player: 'Cato', confirmed: true });
  expect(await periods(campaignId, bela)).toEqual(['player B ended', 'player - now']);
  await done(bela, 'claimSeat', { campaignId, seat: 'C' });
  expect(await refused(anna, 'assignSeat', { campaignId, seat: 'D', memberId: 'x' })).toBe('MEMBER_UNKNOWN');
});

it('a campaign has room for as many players as seats', async () => {
  const campaignId = await table.found(anna);
  await done(anna, 'claimSeat', { campaignId, seat: 'A' });
  for (const person of people.slice(1)) await table.invite(anna, person, campaignId);
  const late = await table.person('Late');
  const { token } = await done(anna, 'createInvitation', { campaignId });
  expect(await refused(late, 'acceptInvitation', { token })).toBe('CAMPAIGN_FULL');
});

it('who is removed from a running campaign takes his sealed orders with him, and the journal tells by the seat’s name', async () => {
  const campaignId = await table.running(people);
  expect(await sealing(bela, campaignId)).toMatchObject({ __typename: 'OrderSealed' });
  expect(await refused(anna, 'removePlayer', { campaignId, memberId: bela.id })).toBe('INPUT_INVALID');
  await done(anna, 'removePlayer', { campaignId, memberId: bela.id, reason: 'Moved away.' });
  const left = await table.sealed(campaignId);
  expect(left).toEqual([]);
  expect((await journal(campaignId)).at(-1)).toEqual({
    code: 'PLAYER_REMOVED',
    parameters: { seat: 'B', name: 'Bela', by: anna.id, reason: 'Moved away.' },
  });
  expect((await seats(campaignId))[1]).toMatchObject({ name: 'Bela', player: null });
  const { errors } = await bela.visitor.ask(`{ campaign(id: "${campaignId}") { name } }`);
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const told = async () =>
    (await table.service.letters(0)).filter(
      ({ to, subject }) => to === bela.email && /no longer/.test(subject),
    );
  await expect.poll(async () => (await told()).length).toBe(1);
  const [letter] = await told();
  expect(letter!.subject).toBe('You no longer play in The War of Tests');
  expect(letter!.text).not.toMatch(/Moved away|campaigns\//);
});

it('what was locked before its player went is still opened as it was committed to; what he left standing is not', async () => {
  const campaignId = await table.running(people, { settings: { cadence: { kind: 'MANUAL' } } });
  await sealing(bela, campaignId);
  // The clock would reveal at once what is locked.
  await table.rows(`create function hold() returns trigger language plpgsql as
    'begin new.next_due_at := null; return new; end'`);
  await table.rows('create trigger held before update on campaign for each row execute function hold()');
  await done(anna, 'lockTurn', { campaignId });
  const [{ commitment }] = (await table.rows(
    `select commitments -> 0 ->> 'commitment' as commitment from turn where campaign_id = $1`,
    [campaignId],
  )) as [{ commitment: string }];
  await done(bela, 'leaveSeat', { campaignId });
  await table.rows('drop trigger held on campaign');
  await table.rows('update campaign set next_due_at = now() where id = $1', [campaignId]);
  await expect
    .poll(
      () =>
        table.rows(`select commitment from revealed_order where campaign_id = $1 and seat = 'B'`, [
          campaignId,
        ]),
      {
        timeout: 30_000,
      },
    )
    .toEqual([{ commitment }]);
  expect(await table.sealed(campaignId)).toEqual([]);
});

it('a seat is handed over by its player; it is the successor’s from then on, and what was sealed is void', async () => {
  const campaignId = await table.running(people);
  const heir = await table.person('Heir');
  await sealing(bela, campaignId);
  const first = await done(bela, 'handOverSeat', { campaignId });
  const { token } = await done(bela, 'handOverSeat', { campaignId });
  expect(await refused(heir, 'acceptInvitation', { token: first['token'] })).toBe('INVITATION_CLOSED');
  expect(await refused(cato, 'acceptInvitation', { token })).toBe('MEMBER_ALREADY');
  await done(heir, 'acceptInvitation', { token });
  expect((await seats(campaignId))[1]).toMatchObject({ name: 'Heir', player: 'Heir', confirmed: true });
  expect(await table.sealed(campaignId)).toEqual([]);
  expect(await periods(campaignId, bela)).toEqual(['player B ended', 'spectator - now']);
  expect(await periods(campaignId, heir)).toEqual(['player B now']);
  expect((await journal(campaignId)).at(-1)).toEqual({
    code: 'SEAT_HANDED_OVER',
    parameters: { seat: 'B', name: 'Heir', predecessor: 'Bela' },
  });
  expect(await sealing(heir, campaignId)).toMatchObject({ __typename: 'OrderSealed' });
  const { errors } = await bela.visitor.ask(
    `mutation ($input: SealOrderInput!) { sealOrder(input: $input) { __typename } }`,
    { input: { clientKey: 'predecessor-1', campaignId, turn: 1 } },
  );
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

it('an offer of a seat ends with its maker’s time there', async () => {
  const campaignId = await table.running(people);
  const heir = await table.person('Heir');
  const { token } = await done(bela, 'handOverSeat', { campaignId });
  await done(bela, 'leaveSeat', { campaignId });
  expect(await refused(heir, 'acceptInvitation', { token })).toBe('INVITATION_CLOSED');
});

it('while it is played, only a seat that is free or open is given to another', async () => {
  const campaignId = await table.running(people);
  const spare = await table.person('Spare');
  await table.invite(anna, spare, campaignId, { role: 'SPECTATOR' });
  const give = { campaignId, seat: 'C', memberId: spare.id };
  expect(await refused(anna, 'assignSeat', give)).toBe('SEAT_TAKEN');
  await table.rows(`update seat set open_for_replacement = true where campaign_id = $1 and letter = 'C'`, [
    campaignId,
  ]);
  await done(anna, 'assignSeat', give);
  expect((await seats(campaignId))[2]).toMatchObject({ player: 'Spare' });
  expect(await periods(campaignId, cato)).toEqual(['player C ended', 'spectator - now']);
  const { token } = await done(anna, 'createInvitation', { campaignId });
  const late = await table.person('Late');
  expect(await refused(late, 'acceptInvitation', { token })).toBe('SEAT_NEEDED');
  expect(await refused(late, 'acceptInvitation', { token, seat: 'A' })).toBe('SEAT_TAKEN');
});

it('a referee does not play unless the settings say so', async () => {
  const campaignId = await table.found(anna);
  await table.invite(anna, bela, campaignId, { seat: 'B' });
  await table.invite(anna, cato, campaignId, { role: 'REFEREE' });
  const referee = { campaignId, memberId: bela.id, office: 'REFEREE' };
  expect(await refused(anna, 'appointOfficial', referee)).toBe('REFEREE_PLAYS');
  expect(await refused(anna, 'assignSeat', { campaignId, seat: 'C', memberId: cato.id })).toBe(
    'REFEREE_PLAYS',
  );
  await done(anna, 'updateCampaign', { campaignId, settings: { refereeMayPlay: true } });
  await done(anna, 'appointOfficial', referee);
  await done(anna, 'updateCampaign', { campaignId, settings: { refereeMayPlay: false } });
  expect(await refused(anna, 'startCampaign', { campaignId, botsForEmptySeats: true })).toBe('REFEREE_PLAYS');
});

it('there is always an organiser', async () => {
  const campaignId = await table.found(anna);
  await table.invite(anna, bela, campaignId, { role: 'SPECTATOR' });
  const dismissal = { campaignId, memberId: anna.id, office: 'ORGANISER' };
  expect(await refused(anna, 'dismissOfficial', dismissal)).toBe('ORGANISER_LAST');
  await done(anna, 'appointOfficial', { campaignId, memberId: bela.id, office: 'ORGANISER' });
  const words = await Promise.all(
    [anna, bela].map(async (person) => word(await send(person, 'leaveCampaign', { campaignId }))),
  );
  expect(words.sort()).toEqual(['ORGANISER_LAST', 'done']);
});

it('an official who also orders for a seat goes on looking when he is dismissed', async () => {
  const campaignId = await table.running(people);
  const rita = await table.person('Rita');
  await table.invite(anna, rita, campaignId, { role: 'REFEREE' });
  await done(bela, 'nameDelegate', { campaignId, accountId: rita.id });
  await done(anna, 'dismissOfficial', { campaignId, memberId: rita.id, office: 'REFEREE' });
  await done(bela, 'dismissDelegate', { campaignId });
  const { data } = await rita.visitor.ask(`{ campaign(id: "${campaignId}") { myRoles } }`);
  expect(data?.['campaign']).toEqual({ myRoles: ['SPECTATOR'] });
  await done(rita, 'leaveCampaign', { campaignId });
});
