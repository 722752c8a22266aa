import { afterAll, beforeAll, expect, it } from 'vitest';
import { Cast } from './free-texts/cast.js';
import {
  addressesIn,
  askEverything,
  controllers,
  doors,
  fetched,
  readIn,
  type Told,
} from './free-texts/look-round.js';
import { stringPaths } from './free-texts/string-paths.js';
import { writeAccounts } from './free-texts/write-accounts.js';
import { writeDispute, writeEnding, writeRulings } from './free-texts/write-battles.js';
import { writeChronicle } from './free-texts/write-chronicle.js';
import { writeLobby } from './free-texts/write-lobby.js';
import { secretUnit, writeTurn } from './free-texts/write-turn.js';
import {
  locked,
  members,
  notFree,
  readBy,
  readersOf,
  type Role,
  roles,
  texts,
  type Written,
  writtenIn,
} from './free-texts/written.js';
import { listen, tracesOf } from './traces.js';
import { schemaOf } from './walk-schema.js';

let cast: Cast;
/** What each role was told while a result was disputed, and when all was over; and what a member heard on the way. */
const told: { disputed: Told; over: Told } = { disputed: new Map(), over: new Map() };
let writtenBefore: ReadonlySet<Written>;
let heard: readonly string[];

beforeAll(async () => {
  cast = await Cast.gather();
  await writeAccounts(cast);
  const ear = await listen(cast.table.service, cast.who('spectator').visitor);
  for (const write of [writeLobby, writeTurn, writeDispute]) await write(cast);
  writtenBefore = new Set(cast.planted);
  told.disputed = await askEverything(cast);
  for (const write of [writeRulings, writeChronicle, writeEnding]) await write(cast);
  told.over = await askEverything(cast);
  await ear.caughtUp();
  heard = ear.heard;
  ear.stop();
});
afterAll(() => cast.table.close());

const sorted = (some: Iterable<string>): string[] => [...new Set(some)].sort();

/** Who is to read what, of texts that were written by then. */
const expected = (by: ReadonlySet<Written>): Record<string, Written[]> =>
  Object.fromEntries(roles.map((role) => [role, readBy(role).filter((text) => by.has(text))]));

it('the table names every text that a mutation takes, and each of them was written', async () => {
  const taken = stringPaths(await schemaOf(cast.who('attacker').visitor));
  const listed = [...texts.map((text) => text.split(',')[0]!), ...Object.keys(notFree)];
  expect(sorted(listed)).toEqual(sorted(taken.filter((path) => !path.endsWith('.clientKey'))));
  expect(sorted(cast.planted)).toEqual(sorted(texts));
});

it('whatever somebody writes is read by whom it is for, and by nobody else in any field', () => {
  expect(readIn(told.disputed)).toEqual(expected(writtenBefore));
  expect(readIn(told.over)).toEqual(expected(new Set(texts)));
});

it('what a lasting army is made of is read by its owner alone, and lies locked', async () => {
  const reading = [...told.disputed].filter(([, text]) => text.includes(secretUnit)).map(([role]) => role);
  expect(reading).toEqual(['defender']);
  const ledger = (await tracesOf(cast.table)).get('table army_ledger_entry')!;
  expect([ledger.split('\n').length > 1, ledger.includes(secretUnit)]).toEqual([true, false]);
});

it('no other door of the service tells more, or shows a photograph to anybody else', async () => {
  const known = doors(cast);
  expect(controllers()).toEqual(Object.keys(known));
  const pages = ['/', `/campaigns/${cast.campaignId}`];
  for (const role of roles) {
    const own = addressesIn(told.over.get(role)!);
    for (const path of [...pages, ...Object.values(known).flat(), ...own]) {
      const { text } = await fetched(cast, role, path);
      const more = writtenIn(text).filter((one) => !readBy(role).includes(one));
      expect([role, path, ...more]).toEqual([role, path]);
    }
    const shown = async (url: string) => (await fetched(cast, role, url)).status === 200;
    const { open, hidden, within, removed } = cast.pictures;
    const seen = [await shown(open), await shown(hidden), await shown(within), await shown(removed)];
    expect([role, ...seen]).toEqual([
      role,
      readersOf('describePhoto.alt').includes(role),
      readersOf('describePhoto.alt, hidden').includes(role),
      readersOf('describePhoto.alt, of a hidden piece').includes(role),
      false,
    ]);
    expect([role, own.some((url) => url.startsWith('/content/army/house-list'))]).toEqual([
      role,
      members.includes(role),
    ]);
  }
});

it('letters name the campaign to those who know it, and nothing else that anybody wrote; notices and log nothing', async () => {
  const knowing = [...members, 'former player'] as Role[];
  const addresses = [
    ...knowing.map((role) => cast.who(role).email),
    ...cast.others.map(({ email }) => email),
  ];
  await cast.table.quiet();
  const letters = await cast.table.service.letters();
  for (const { to, ...letter } of letters) {
    const told = writtenIn(JSON.stringify(letter));
    expect([to, ...told]).toEqual(
      addresses.includes(to) && told.length > 0 ? [to, 'createCampaign.name'] : [to],
    );
  }
  expect(sorted(writtenIn(JSON.stringify(letters)))).toEqual([
    'changeEmail.email',
    'createCampaign.name',
    'mailInvitation.email',
    'registerAccount.email',
  ]);
  expect([heard.length > 0, ...writtenIn(heard.join())]).toEqual([true]);
  const log = (await tracesOf(cast.table)).get('log')!;
  expect([log.length > 0, ...writtenIn(log)]).toEqual([true]);
});

it('tables keep in the open what has readers, but for what lies locked, and nothing that was taken back', async () => {
  const tables = [...(await tracesOf(cast.table))].filter(([where]) => where.startsWith('table '));
  const kept = tables.flatMap(([, text]) => writtenIn(text));
  expect(sorted(kept)).toEqual(
    sorted(texts.filter((text) => readersOf(text).length > 0 && !locked.includes(text))),
  );
});

it('where a campaign is public, outsiders read what every member reads and not a word more', async () => {
  await cast.table.rows(`update campaign set visibility = 'public' where id = $1`, [cast.campaignId]);
  const open = texts.filter((text) => readersOf(text) === members);
  const outsiders: Role[] = ['nobody', 'stranger', 'applicant', 'former player'];
  const found = readIn(await askEverything(cast, outsiders));
  expect(found).toEqual(Object.fromEntries(outsiders.map((role) => [role, open])));
});
