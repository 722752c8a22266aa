import { type CampaignMap, checkMap, leagueGround } from '@pelagonia/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldJournal, type FoldedEntry } from '../../src/campaigns/journal/fold-journal.js';
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
/** Letter and player of each realm, as they stand on the map. */
const realms = async (campaignId: string): Promise<Record<string, string>> => {
  const rows = await table.rows<{ realm: string; told: string }>(
    `select realm, concat_ws(' ', letter, display_name, army, case when confirmed then 'confirmed' end) as told
       from seat left join account on account.id = account_id where campaign_id = $1`,
    [campaignId],
  );
  return Object.fromEntries(rows.map(({ realm, told }) => [realm, told]));
};
const drawn = {
  'high-elves': 'A',
  dwarfs: 'B',
  bretonnians: 'C',
  empire: 'D',
  undead: 'E',
  orcs: 'F',
};
const journal = (campaignId: string) =>
  table.rows<FoldedEntry>(
    `select number, turn, code, parameters, retracted_by as "retractedBy"
       from journal_entry where campaign_id = $1 order by number`,
    [campaignId],
  );
const told = async (campaignId: string, language: 'EN' | 'ES') => {
  const { data } = await anna.visitor.ask(
    `{ campaign(id: "${campaignId}") { journal(first: 50) { entries { text(language: ${language}) } } } }`,
  );
  const campaign = data?.['campaign'] as { journal: { entries: { text: string }[] } };
  return campaign.journal.entries.map(({ text }) => text);
};
const mapOf = async (campaignId: string): Promise<CampaignMap> => {
  const { data } = await anna.visitor.ask(`{ campaign(id: "${campaignId}") { map { documentUrl } } }`);
  const { map } = data?.['campaign'] as { map: { documentUrl: string } };
  const response = await fetch(new URL(map.documentUrl, table.service.url));
  const checked = checkMap(await response.json());
  if (!checked.ok) throw new Error(JSON.stringify(checked.violations));
  return checked.map;
};

it('a player takes the colour of a realm that nobody plays, which gets his own; all else stays as it was', async () => {
  const campaignId = await table.found(anna);
  await table.invite(anna, bela, campaignId);
  await done(bela, 'claimSeat', { campaignId, seat: 'B', army: 'orcs' });
  await done(anna, 'confirmSeat', { campaignId, seat: 'B' });
  await done(bela, 'chooseColour', { campaignId, colour: 'D' });
  expect(await realms(campaignId)).toEqual({ ...drawn, dwarfs: 'D Bela orcs confirmed', empire: 'B' });
  const { data } = await bela.visitor.ask(
    `{ campaign(id: "${campaignId}") { seats { letter name realm mine } members { displayName seat } } }`,
  );
  const { seats, members } = data?.['campaign'] as Record<string, Record<string, unknown>[]>;
  expect(seats?.map(({ letter }) => letter)).toEqual([...'ABCDEF']);
  expect(seats?.filter(({ mine }) => mine)).toEqual([
    { letter: 'D', name: 'Bela', realm: 'dwarfs', mine: true },
  ]);
  expect(members).toContainEqual({ displayName: 'Bela', seat: 'D' });
  expect((await journal(campaignId)).at(-1)).toMatchObject({
    turn: 0,
    code: 'COLOUR_CHOSEN',
    parameters: { seat: 'D', former: 'B', name: 'Bela' },
  });
  // He is still the player of that seat, and of no other.
  await done(bela, 'chooseArmy', { campaignId, army: 'dwarfs' });
  await done(bela, 'leaveSeat', { campaignId });
  expect(await realms(campaignId)).toEqual({ ...drawn, dwarfs: 'D', empire: 'B' });
});

it('a colour that no realm has is there for the taking, and the former one free again', async () => {
  const campaignId = await table.found(anna);
  await done(anna, 'claimSeat', { campaignId, seat: 'A' });
  await table.invite(anna, bela, campaignId, { seat: 'B' });
  await done(anna, 'chooseColour', { campaignId, colour: 'H' });
  await done(bela, 'chooseColour', { campaignId, colour: 'A' });
  expect(await realms(campaignId)).toEqual({
    ...drawn,
    'high-elves': 'H Anna confirmed',
    dwarfs: 'A Bela confirmed',
  });
  const entries = (await journal(campaignId)).length;
  await done(bela, 'chooseColour', { campaignId, colour: 'A' });
  expect(await journal(campaignId)).toHaveLength(entries);
});

it('the colour of another player is refused, and so is one that does not exist', async () => {
  const campaignId = await table.found(anna);
  await table.invite(anna, bela, campaignId, { seat: 'B' });
  await table.invite(anna, cato, campaignId);
  await done(cato, 'claimSeat', { campaignId, seat: 'C' });
  expect(await refused(bela, 'chooseColour', { campaignId, colour: 'C' })).toBe('COLOUR_TAKEN');
  for (const colour of ['', 'a', 'I', '-', 'AB', '\u0000', 'dwarfs'])
    expect(await refused(bela, 'chooseColour', { campaignId, colour })).toBe('COLOUR_UNKNOWN');
  const dora = people[3]!;
  await table.invite(anna, dora, campaignId);
  expect(await refused(dora, 'chooseColour', { campaignId, colour: 'G' })).toBe('SEAT_NONE');
  expect(await refused(anna, 'chooseColour', { campaignId, colour: 'G' })).toBe('FORBIDDEN');
});

it('two who want one colour at once do not both get it', async () => {
  for (const colour of ['G', 'E']) {
    const campaignId = await table.found(anna);
    await table.invite(anna, bela, campaignId, { seat: 'B' });
    await table.invite(anna, cato, campaignId, { seat: 'C' });
    const words = await Promise.all(
      [bela, cato].map(async (person) => word(await send(person, 'chooseColour', { campaignId, colour }))),
    );
    expect(words.sort()).toEqual(['COLOUR_TAKEN', 'done']);
    const told = Object.values(await realms(campaignId));
    expect(new Set(told.map((one) => one.charAt(0))).size).toBe(6);
    expect(told.filter((one) => one.startsWith(colour))).toEqual([
      expect.stringMatching(/^. (Bela|Cato) confirmed$/),
    ]);
  }
});

it('who sits down may say in which colour, and who moves may keep his', async () => {
  const campaignId = await table.found(anna);
  await table.invite(anna, bela, campaignId);
  await done(anna, 'claimSeat', { campaignId, seat: 'A' });
  expect(await refused(bela, 'claimSeat', { campaignId, seat: 'C', colour: 'A' })).toBe('COLOUR_TAKEN');
  await done(bela, 'claimSeat', { campaignId, seat: 'C', army: 'empire', colour: 'G' });
  expect(await realms(campaignId)).toMatchObject({ bretonnians: 'G Bela empire' });
  await done(bela, 'claimSeat', { campaignId, seat: 'F', colour: 'G' });
  expect(await realms(campaignId)).toEqual({
    ...drawn,
    'high-elves': 'A Anna confirmed',
    bretonnians: 'F',
    orcs: 'G Bela',
  });
});

it('invitations, requests and offers still lead to the realm that they were made for', async () => {
  const campaignId = await table.found(anna, { visibility: 'PUBLIC' });
  await done(anna, 'claimSeat', { campaignId, seat: 'A' });
  const forEmpire = await done(anna, 'createInvitation', { campaignId, seat: 'D' });
  await done(cato, 'requestToJoin', { campaignId, seat: 'D' });
  await table.invite(anna, bela, campaignId, { seat: 'B' });
  const offer = await done(bela, 'handOverSeat', { campaignId });
  await done(anna, 'chooseColour', { campaignId, colour: 'D' });
  await done(bela, 'chooseColour', { campaignId, colour: 'H' });
  const shown = await table.service
    .visitor()
    .ask('query ($token: String!) { invitation(token: $token) { seat seats { letter realm vacant } } }', {
      token: forEmpire['token'],
    });
  expect(shown.data?.['invitation']).toEqual({
    seat: 'A',
    seats: [
      { letter: 'A', realm: 'empire', vacant: true },
      { letter: 'C', realm: 'bretonnians', vacant: true },
      { letter: 'D', realm: 'high-elves', vacant: false },
      { letter: 'E', realm: 'undead', vacant: true },
      { letter: 'F', realm: 'orcs', vacant: true },
      { letter: 'H', realm: 'dwarfs', vacant: false },
    ],
  });
  const { data } = await anna.visitor.ask(`{ joinRequests(campaignId: "${campaignId}") { seat } }`);
  expect(data?.['joinRequests']).toEqual([{ seat: 'A' }]);
  const [dora, egon] = people.slice(3) as [Person, Person];
  await done(dora, 'acceptInvitation', { token: forEmpire['token'] });
  await done(egon, 'acceptInvitation', { token: offer['token'] });
  expect(await realms(campaignId)).toMatchObject({
    'high-elves': 'D Anna confirmed',
    empire: 'A Dora confirmed',
    dwarfs: 'H Egon confirmed',
  });
});

it('the journal goes on telling of those whom it told of', async () => {
  const campaignId = await table.found(anna);
  await table.invite(anna, bela, campaignId);
  await done(bela, 'claimSeat', { campaignId, seat: 'B' });
  await done(bela, 'chooseColour', { campaignId, colour: 'D' });
  await done(bela, 'chooseColour', { campaignId, colour: 'H' });
  await done(anna, 'claimSeat', { campaignId, seat: 'B', colour: 'D' });
  expect(await told(campaignId, 'EN')).toEqual([
    'The campaign was founded.',
    'Bela took a seat.',
    'Bela chose another colour.',
    'Bela chose another colour.',
    'Anna took a seat.',
    'Anna chose another colour.',
  ]);
  expect((await told(campaignId, 'ES')).slice(2, 4)).toEqual([
    'Bela eligió otro color.',
    'Bela eligió otro color.',
  ]);
});

it('a campaign begins with the colours as chosen, and from then on they stay', async () => {
  const campaignId = await table.found(anna);
  await done(anna, 'claimSeat', { campaignId, seat: 'A' });
  await table.invite(anna, bela, campaignId, { seat: 'B' });
  await done(anna, 'chooseColour', { campaignId, colour: 'G' });
  await done(bela, 'chooseColour', { campaignId, colour: 'F' });
  await done(anna, 'startCampaign', { campaignId, botsForEmptySeats: true });
  expect(await refused(anna, 'chooseColour', { campaignId, colour: 'A' })).toBe('CAMPAIGN_NOT_IN_LOBBY');
  const [{ start }] = (await table.rows('select start from turn where campaign_id = $1', [campaignId])) as [
    { start: { seats: string[]; territories: Record<string, { owner: string | null }> } },
  ];
  expect(start.seats).toEqual([...'BCDEFG']);
  expect(foldJournal(await journal(campaignId)).territories).toEqual(start.territories);
  const { data } = await anna.visitor.ask(
    `{ campaign(id: "${campaignId}") { holdings { territory seat } seats { letter realm } } }`,
  );
  const { holdings, seats } = data?.['campaign'] as {
    holdings: { territory: string; seat: string | null }[];
    seats: { letter: string; realm: string }[];
  };
  const letters = Object.fromEntries(seats.map(({ letter, realm }) => [realm, letter]));
  expect(letters).toEqual({ ...drawn, 'high-elves': 'G', dwarfs: 'F', orcs: 'B' });
  const { territories } = await mapOf(campaignId);
  for (const { id, realm } of territories) {
    const held = holdings.find(({ territory }) => territory === id)?.seat ?? undefined;
    expect(`${id} ${held}`).toBe(`${id} ${realm && letters[realm]}`);
  }
  // Another like it begins as its map is drawn.
  const { campaignId: clone } = await done(anna, 'cloneCampaign', { campaignId, name: 'Again' });
  expect(await realms(String(clone))).toEqual(drawn);
});

it('in a league each plays at home in the realm that he has chosen, whatever its colour', async () => {
  const campaignId = await table.found(anna, { format: 'LEAGUE' });
  await done(anna, 'claimSeat', { campaignId, seat: 'A', colour: 'H' });
  await table.invite(anna, bela, campaignId, { seat: 'B' });
  await done(bela, 'chooseColour', { campaignId, colour: 'A' });
  await done(anna, 'startCampaign', { campaignId, botsForEmptySeats: true });
  const [battle] = await table.rows<{ attacker: string; defender: string; territory: string }>(
    'select attacker, defender, territory from battle where campaign_id = $1',
    [campaignId],
  );
  expect([battle?.attacker, battle?.defender].sort()).toEqual(['A', 'H']);
  const home = battle?.attacker === 'H' ? 'high-elves' : 'dwarfs';
  const map = await mapOf(campaignId);
  expect(battle?.territory).toBe(leagueGround(map, home, 1)?.id);
});
