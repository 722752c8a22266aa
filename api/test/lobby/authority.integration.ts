import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { campaignActions, mayDo } from '../../src/campaigns/authority/permissions.js';
import { battleCases } from '../battles/authority-cases.js';
import { chronicleCases } from '../chronicle/authority-cases.js';
import { refereeCases } from '../referee/authority-cases.js';
import { clockCases } from '../turns/authority-cases.js';
import { lobbyCases } from './authority-cases.js';
import { type AuthorityCase, walkers, type World } from './authority-world.js';
import { done, type Person, Table, word } from './table.js';

/** Every row there is; a room that adds actions adds its rows. */
const cases: readonly AuthorityCase[] = [
  ...lobbyCases,
  ...clockCases,
  ...battleCases,
  ...refereeCases,
  ...chronicleCases,
];

/** Rows that change something. */
const changes = cases.filter(({ action }) => !action.startsWith('read') && !action.startsWith('preview'));

let table: Table;
let cast: World['people'] & Pick<World, 'newcomer' | 'suitor'>;

beforeAll(async () => {
  table = await Table.open();
  const names = [...walkers.filter((walker) => walker !== 'signedOut'), 'newcomer', 'suitor'];
  const people = new Map<string, Person>();
  for (const name of names) people.set(name, await table.person(name));
  cast = Object.fromEntries(people) as typeof cast;
});
// One may organise only so many.
afterEach(() => table.rows('delete from campaign'));
afterAll(() => table.close());

/** Written straight into the tables: there are many of them, and how people come in is tested elsewhere. */
async function world(visibility = 'PUBLIC'): Promise<World> {
  const { newcomer, suitor, ...people } = cast;
  const { organiser, referee, player, delegate, spectator } = people;
  const campaignId = await table.found(organiser, { visibility });
  await table.rows(
    `with roles as (
       insert into campaign_role (campaign_id, id, account_id, role, seat)
       values ($1, gen_random_uuid(), $2, 'referee', null), ($1, gen_random_uuid(), $3, 'player', 'A'),
              ($1, gen_random_uuid(), $4, 'spectator', null), ($1, gen_random_uuid(), $5, 'player', 'B'),
              ($1, gen_random_uuid(), $7, 'delegate', 'B')),
     suit as (insert into join_request (campaign_id, account_id, at) values ($1, $6, now()))
     update seat set account_id = case letter when 'A' then $3::uuid else $5::uuid end, confirmed = (letter = 'A')
      where campaign_id = $1 and letter in ('A', 'B')`,
    [campaignId, referee.id, player.id, spectator.id, newcomer.id, suitor.id, delegate.id],
  );
  const { invitationId } = await done(organiser, 'createInvitation', { campaignId });
  return { campaignId, invitationId: String(invitationId), people, newcomer, suitor };
}

const personOf = ({ people }: World, walker: (typeof walkers)[number]) =>
  walker === 'signedOut' ? { visitor: table.service.visitor() } : people[walker];

it.each(cases)('$action: every role is answered as the table says', async (row) => {
  const shared = await world();
  await row.prepare?.(shared);
  for (const walker of walkers) {
    const expected = row.expects[walker] ?? (walker === 'signedOut' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    if (expected === 'done' && !row.action.startsWith('read')) {
      const own = await world();
      await row.prepare?.(own);
      const answer = word(await row.attempt(own, personOf(own, walker)));
      expect(`${walker} ${answer}`).toBe(`${walker} done`);
      continue;
    }
    const before = await table.snapshot();
    const answer = word(await row.attempt(shared, personOf(shared, walker)));
    expect(`${walker} ${answer}`).toBe(`${walker} ${expected}`);
    expect(await table.snapshot()).toEqual(before);
  }
});

/** Somebody who has looked at the campaign before it changed. */
function outOfDate({ visitor }: Pick<Person, 'visitor'>): Pick<Person, 'visitor'> {
  const late = Object.create(visitor) as typeof visitor;
  late.ask = (query, { input, ...others } = {}) =>
    visitor.ask(query, { ...others, input: { ...(input as object), expectedVersion: 0 } });
  late.seen = 0;
  return { visitor: late };
}

it.each(changes)('$action: whoever has seen another version is refused, and nothing is done', async (row) => {
  const own = await world();
  await row.prepare?.(own);
  const walker = walkers.find((one) => one !== 'signedOut' && row.expects[one] !== undefined)!;
  const before = await table.snapshot();
  const answer = word(await row.attempt(own, outOfDate(personOf(own, walker))));
  expect(answer).toBe('CAMPAIGN_STALE');
  expect(await table.snapshot()).toEqual(before);
});

/** Somebody whose click is sent twice at once, and a third time when all is done. */
function impatient({ visitor }: Pick<Person, 'visitor'>): Pick<Person, 'visitor'> {
  const twice = Object.create(visitor) as typeof visitor;
  twice.ask = async (query, variables) => {
    if (!query.startsWith('mutation')) return visitor.ask(query, variables);
    const ask = () => visitor.ask(query, variables);
    const [first, second] = await Promise.all([ask(), ask()]);
    const after = await table.snapshot();
    const third = await ask();
    expect([second.data, third.data]).toEqual([first.data, first.data]);
    expect(await table.snapshot()).toEqual(after);
    return first;
  };
  return { visitor: twice };
}

const doer = ({ expects }: AuthorityCase) => walkers.find((walker) => expects[walker] === 'done')!;

it.each(changes.filter((row) => doer(row) !== undefined))(
  '$action: sent twice at once and once more, it is done once, and each hears the first answer',
  async (row) => {
    const own = await world();
    await row.prepare?.(own);
    expect(word(await row.attempt(own, impatient(personOf(own, doer(row)))))).toBe('done');
  },
);

it('of a private campaign a stranger learns nothing, whatever he tries', async () => {
  const hidden = await world('PRIVATE');
  const before = await table.snapshot();
  for (const { action, attempt } of cases) {
    const answer = word(await attempt(hidden, hidden.people.stranger));
    expect(`${action} ${answer}`).toBe(`${action} NOT_FOUND`);
  }
  expect(await table.snapshot()).toEqual(before);
});

it('no action is left out of the walk', () => {
  const walked = [...new Set(cases.map(({ action }) => action))];
  expect(walked.sort()).toEqual([...campaignActions].sort());
});

it('the walk lets through whom the permissions let through', () => {
  for (const { action, expects } of cases)
    for (const walker of walkers) {
      if (walker === 'signedOut') continue;
      const may = mayDo([walker === 'stranger' ? 'spectator' : walker], action);
      expect(`${action} ${walker} ${expects[walker] !== undefined}`).toBe(`${action} ${walker} ${may}`);
    }
});
