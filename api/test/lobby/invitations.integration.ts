import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkFor } from '../accounts/people.js';
import { done, type Person, send, Table, word } from './table.js';

let table: Table;
let anna: Person;
beforeAll(async () => {
  table = await Table.open();
  anna = await table.person('Anna');
});
afterAll(() => table.close());

const shown = async (token: unknown, person?: Person) =>
  (
    await (person?.visitor ?? table.service.visitor()).ask(
      `query ($token: String!) { invitation(token: $token) { campaignName organisers role seat seats { letter vacant } } }`,
      { token },
    )
  ).data?.['invitation'];
const refused = async (person: Person, mutation: string, input: Record<string, unknown>) => {
  const before = await table.snapshot();
  const answer = word(await send(person, mutation, input));
  expect(await table.snapshot()).toEqual(before);
  return answer;
};

it('a link shows where it leads, lets as many in as it says, and nobody after', async () => {
  const campaignId = await table.found(anna);
  const { token, link } = await done(anna, 'createInvitation', { campaignId, uses: 2 });
  expect(link).toMatch(new RegExp(`/join/${String(token)}$`));
  expect(await shown(token)).toEqual({
    campaignName: 'The War of Tests',
    organisers: ['Anna'],
    role: 'PLAYER',
    seat: null,
    seats: [...'ABCDEF'].map((letter) => ({ letter, vacant: true })),
  });
  const people = await table.persons('Bela', 'Cato', 'Dora');
  const words = await Promise.all(
    people.map(async (person) => word(await send(person, 'acceptInvitation', { token }))),
  );
  expect(words.sort()).toEqual(['INVITATION_CLOSED', 'done', 'done']);
  expect(await shown(token)).toBeNull();
});

it('of a link the database keeps only a hash', async () => {
  const campaignId = await table.found(anna);
  const { token } = await done(anna, 'createInvitation', { campaignId });
  const rows = await table.rows<{ row: string }>(
    `select t::text as row from campaign_invitation t union all select t::text from client_answer t`,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(({ row }) => row.includes(String(token)))).toEqual([]);
});

it('a link that was revoked or has expired leads nowhere', async () => {
  const campaignId = await table.found(anna);
  const bela = await table.person('Bela');
  const revoked = await done(anna, 'createInvitation', { campaignId });
  await done(anna, 'revokeInvitation', { campaignId, invitationId: revoked['invitationId'] });
  expect(await refused(bela, 'acceptInvitation', { token: revoked['token'] })).toBe('INVITATION_CLOSED');
  const short = await done(anna, 'createInvitation', { campaignId, expiresInDays: 1 });
  table.service.clock.moveOn(86_400_000);
  expect(await shown(short['token'])).toBeNull();
  expect(await refused(bela, 'acceptInvitation', { token: short['token'] })).toBe('INVITATION_CLOSED');
  expect(await refused(bela, 'acceptInvitation', { token: '\u0000' })).toBe('INVITATION_CLOSED');
  const { data } = await anna.visitor.ask(`{ openInvitations(campaignId: "${campaignId}") { id } }`);
  expect(data).toEqual({ openInvitations: [] });
});

it('wrong wishes for an invitation are all named', async () => {
  const campaignId = await table.found(anna);
  const { answer } = await send(anna, 'createInvitation', {
    campaignId,
    role: 'SPECTATOR',
    seat: 'A',
    uses: 0,
    expiresInDays: 91,
  });
  expect((answer?.['faults'] as { code: string }[]).map(({ code }) => code)).toEqual([
    'INVITATION_SEAT_NEEDLESS',
    'INVITATION_LIFETIME_INVALID',
    'INVITATION_USES_INVALID',
  ]);
  expect(await refused(anna, 'createInvitation', { campaignId, seat: 'Z' })).toBe('SEAT_UNKNOWN');
});

it('a letter invites in the reader’s language, and the answer is the same for a stranger', async () => {
  const campaignId = await table.found(anna, { name: 'Secret Name' });
  const elena = await table.person('Elena', 'es');
  const known = await send(anna, 'mailInvitation', { campaignId, email: elena.email, seat: 'B' });
  const unknown = await send(anna, 'mailInvitation', { campaignId, email: 'nobody@example.org' });
  const shape = ({ answer }: typeof known) => Object.keys(answer ?? {}).sort();
  expect([known.answer?.__typename, shape(known)]).toEqual([unknown.answer?.__typename, shape(unknown)]);
  const token = await linkFor(table.service, elena.email);
  await linkFor(table.service, 'nobody@example.org');
  const letters = await table.service.letters(2);
  const subject = (to: string) => letters.find((letter) => letter.to === to)?.subject;
  expect(subject(elena.email)).toBe('Te invitan a una campaña en Pelagonia');
  expect(subject('nobody@example.org')).toBe('You are invited to a campaign at Pelagonia');
  expect(JSON.stringify(letters)).not.toMatch(/Secret Name|Anna/);
  await done(elena, 'acceptInvitation', { token });
  const { data } = await elena.visitor.ask(
    `{ campaign(id: "${campaignId}") { myRoles seats { letter name mine confirmed } } }`,
  );
  expect(data?.['campaign']).toMatchObject({
    myRoles: ['PLAYER'],
    seats: expect.arrayContaining([{ letter: 'B', name: 'Elena', mine: true, confirmed: true }]),
  });
  const { data: open } = await anna.visitor.ask(
    `{ openInvitations(campaignId: "${campaignId}") { email role usesLeft } }`,
  );
  expect(open).toEqual({ openInvitations: [{ email: 'nobody@example.org', role: 'PLAYER', usesLeft: 1 }] });
});

it('nobody can have one mailbox flooded with invitations', async () => {
  const campaignId = await table.found(anna);
  const words: string[] = [];
  for (let count = 0; count < 6; count++)
    words.push(word(await send(anna, 'mailInvitation', { campaignId, email: 'busy@example.org' })));
  expect(words).toEqual(['done', 'done', 'done', 'done', 'done', 'ATTEMPTS_EXHAUSTED']);
});

it('whoever asks to play is let in or declined by an organiser, who alone reads his words', async () => {
  const campaignId = await table.found(anna, { visibility: 'PUBLIC' });
  const [bela, cato] = [await table.person('Bela'), await table.person('Cato')];
  await done(bela, 'requestToJoin', { campaignId, seat: 'C', message: 'I bring\u0000 dwarfs.' });
  await done(cato, 'requestToJoin', { campaignId });
  const list = `{ joinRequests(campaignId: "${campaignId}") { requestId displayName seat message } }`;
  expect((await anna.visitor.ask(list)).data?.['joinRequests']).toEqual([
    { requestId: bela.id, displayName: 'Bela', seat: 'C', message: 'I bring dwarfs.' },
    { requestId: cato.id, displayName: 'Cato', seat: null, message: null },
  ]);
  const own = '{ myJoinRequests { campaignName seat declined } }';
  const asked = { campaignName: 'The War of Tests', seat: null, declined: false };
  expect((await cato.visitor.ask(own)).data?.['myJoinRequests']).toEqual([asked]);
  await done(anna, 'acceptJoinRequest', { campaignId, requestId: bela.id });
  await done(anna, 'declineJoinRequest', { campaignId, requestId: cato.id });
  expect(await refused(anna, 'acceptJoinRequest', { campaignId, requestId: cato.id })).toBe('REQUEST_CLOSED');
  expect(await refused(cato, 'requestToJoin', { campaignId })).toBe('REQUEST_DECLINED');
  expect((await cato.visitor.ask(own)).data?.['myJoinRequests']).toEqual([{ ...asked, declined: true }]);
  table.service.clock.moveOn(8 * 86_400_000);
  await done(cato, 'requestToJoin', { campaignId });
  const { data } = await bela.visitor.ask(`{ campaign(id: "${campaignId}") { seats { letter mine } } }`);
  expect(data?.['campaign']).toMatchObject({
    seats: expect.arrayContaining([{ letter: 'C', mine: true }]),
  });
});
