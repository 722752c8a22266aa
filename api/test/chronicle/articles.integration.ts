import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mutate } from '../accounts/people.js';
import { BattleWorld, inTheOpen, type Outcome, type Who } from '../battles/battle-world.js';

type Answer = Outcome & { articleId?: string };
type Article = Record<string, unknown> & { id: string; author: { name: string | null } };

let world: BattleWorld;
beforeAll(async () => {
  world = await BattleWorld.start();
  expect(await write('A', { battle: inTheOpen })).toMatchObject({ code: 'BATTLE_UNKNOWN' });
  await world.reveal({ A: 'redlode-mine' });
});
afterAll(() => world.close());

const piece = { turn: 1, title: 'At the mine', text: '**Rain** all day.', language: 'EN' };

function send(who: Who, mutation: string, input: Record<string, unknown>): Promise<Answer> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const extra = mutation === 'writeArticle' ? '... on ArticleWritten { articleId }' : '';
  return mutate<Answer>(
    world.people.get(who)!,
    mutation,
    type,
    { clientKey: randomUUID(), campaignId: world.campaignId, ...input },
    `${extra} ... on UserError { code } ... on InvalidInput { faults { field code } }`,
  );
}
const write = (who: Who, input: Record<string, unknown> = {}) =>
  send(who, 'writeArticle', { ...piece, ...input });

async function written(who: Who, input: Record<string, unknown> = {}): Promise<string> {
  const { articleId, ...rest } = await write(who, input);
  expect(rest).toEqual({ __typename: 'ArticleWritten' });
  return articleId!;
}

const fields = `id turn battle title text language mine author { name seat part } hidden { reason by }`;

async function read(who: Who | 'nobody', id: string): Promise<Article | string> {
  const visitor = who === 'nobody' ? world.service.visitor() : world.people.get(who)!;
  const { data, errors } = await visitor.ask(
    `query ($of: ID!, $id: ID!) { article(campaignId: $of, articleId: $id) { ${fields} } }`,
    { of: world.campaignId, id },
  );
  return errors?.[0]?.extensions.code ?? (data?.['article'] as Article);
}

async function listed(who: Who, asked: string): Promise<{ articles: Article[]; next: string | null }> {
  const { data, errors } = await world.people
    .get(who)!
    .ask(`query ($id: ID!) { campaign(id: $id) { articles(${asked}) { articles { ${fields} } next } } }`, {
      id: world.campaignId,
    });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data?.['campaign'] as { articles: { articles: Article[]; next: string | null } }).articles;
}

const everything = () => world.database.query('select * from article order by id');
const journal = () =>
  world.database.query(`select code, parameters from journal_entry where code like 'ARTICLE%'`);

it('both sides, stand-ins, referees and organisers report on a battle; other players do not', async () => {
  await world.done('B', 'nameStandIn', { side: 'DEFENDER', memberId: await world.accountOf('guest') });
  const told = new Map<Who, string>();
  for (const who of ['A', 'B', 'guest', 'referee'] as const)
    told.set(who, await written(who, { battle: inTheOpen }));
  const parts = await Promise.all([...told].map(([who, id]) => read(who, id)));
  expect(parts.map((one) => (one as Article)['author'])).toEqual([
    { name: 'Anna', seat: 'A', part: 'PLAYER' },
    { name: 'Bruno', seat: 'B', part: 'PLAYER' },
    { name: 'guest', seat: null, part: 'STAND_IN' },
    { name: 'referee', seat: null, part: 'REFEREE' },
  ]);
  const before = [await everything(), await journal()];
  expect(await write('D', { battle: inTheOpen })).toMatchObject({ code: 'ARTICLE_NO_WITNESS' });
  expect(await write('guest')).toMatchObject({ code: 'ARTICLE_NO_WITNESS' });
  expect(await write('A', { battle: 'field:no-such-place:A>B' })).toMatchObject({ code: 'BATTLE_UNKNOWN' });
  expect(await write('A', { turn: 2 })).toMatchObject({ code: 'ARTICLE_TURN_UNKNOWN' });
  expect(await write('A', { turn: -1 })).toMatchObject({ code: 'ARTICLE_TURN_UNKNOWN' });
  expect([await everything(), await journal()]).toEqual(before);
});

it('a piece is kept as it was written, and what is wrong with one is told field by field', async () => {
  const text = '# Rain\n\n<script>alert(1)</script>\n\n[link](javascript:alert(1))\n    code';
  const id = await written('D', { title: '  A  grey\nday ', text: `\r\n${text}\u0000\r\n`, language: 'ES' });
  expect(await read('E', id)).toMatchObject({ title: 'A grey day', text, language: 'ES', mine: false });
  const before = [await everything(), await journal()];
  const wrong = await write('D', { title: ' \u0000 ', text: 'x'.repeat(20_001) });
  expect(wrong.faults).toEqual([
    { field: 'title', code: 'TEXT_MISSING' },
    { field: 'text', code: 'TEXT_TOO_LONG' },
  ]);
  expect(await send('D', 'editArticle', { articleId: id, title: 'x'.repeat(121) })).toMatchObject({
    faults: [{ field: 'title', code: 'TEXT_TOO_LONG' }],
  });
  expect([await everything(), await journal()]).toEqual(before);
});

it('an author changes and withdraws his own piece and nobody else’s', async () => {
  const id = await written('E');
  expect(await send('E', 'editArticle', { articleId: id, text: 'Sun.' })).toEqual({
    __typename: 'CampaignChanged',
  });
  expect(await read('E', id)).toMatchObject({ title: 'At the mine', text: 'Sun.', mine: true });
  const before = await everything();
  for (const who of ['F', 'referee'] as const)
    for (const mutation of ['editArticle', 'withdrawArticle'])
      expect(await send(who, mutation, { articleId: id })).toMatchObject({ code: 'ARTICLE_NOT_YOURS' });
  for (const articleId of [randomUUID(), 'no-such-id'])
    expect(await send('E', 'withdrawArticle', { articleId })).toMatchObject({ code: 'ARTICLE_UNKNOWN' });
  expect(await everything()).toEqual(before);
  await send('E', 'withdrawArticle', { articleId: id });
  expect(await read('E', id)).toBe('NOT_FOUND');
  expect((await journal()).at(-1)).toMatchObject({ code: 'ARTICLE_WITHDRAWN', parameters: { article: id } });
});

it('a hidden piece is read by its author and by officials alone, and everybody sees why', async () => {
  const id = await written('F', { text: 'Words not fit to print' });
  expect(await send('referee', 'hideArticle', { articleId: id, reason: ' ' })).toMatchObject({
    faults: [{ field: 'reason', code: 'TEXT_MISSING' }],
  });
  await send('referee', 'hideArticle', { articleId: id, reason: 'Rude to B.' });
  const hidden = { reason: 'Rude to B.', by: 'referee' };
  for (const who of ['F', 'referee', 'A'] as const)
    expect(await read(who, id)).toMatchObject({ text: 'Words not fit to print', hidden });
  for (const who of ['B', 'guest'] as const) {
    expect(await read(who, id)).toMatchObject({ title: null, text: null, hidden });
    expect(JSON.stringify(await listed(who, 'turn: 1, first: 50'))).not.toContain('fit to print');
  }
  expect(await send('A', 'hideArticle', { articleId: id, reason: 'x' })).toMatchObject({
    code: 'ARTICLE_HIDDEN_ALREADY',
  });
  expect((await journal()).at(-1)).toMatchObject({ parameters: { reason: 'Rude to B.' } });
  expect(JSON.stringify(await journal())).not.toContain('fit to print');
  await send('A', 'restoreArticle', { articleId: id });
  expect(await read('B', id)).toMatchObject({ text: 'Words not fit to print', hidden: null });
  expect(await send('A', 'restoreArticle', { articleId: id })).toMatchObject({ code: 'ARTICLE_NOT_HIDDEN' });
});

it('pieces are listed by turn and by battle, page by page, the newest first', async () => {
  const all = await listed('A', 'turn: 1, first: 50');
  const found: string[] = [];
  for (let after: string | null = null; ;) {
    const page = await listed('A', `turn: 1, first: 2${after === null ? '' : `, after: "${after}"`}`);
    expect(page.articles.length).toBeLessThanOrEqual(2);
    found.push(...page.articles.map(({ id }) => id));
    after = page.next;
    if (after === null) break;
  }
  expect(found).toEqual(all.articles.map(({ id }) => id));
  expect(found.length).toBeGreaterThan(4);
  const ofBattle = await listed('A', `battle: "${inTheOpen}"`);
  expect(ofBattle.articles).toHaveLength(4);
  expect(await listed('A', 'turn: 2')).toEqual({ articles: [], next: null });
});

it('a double click prints a piece once, and one may write only so much on a turn', async () => {
  const clientKey = randomUUID();
  const [one, other] = await Promise.all([write('C', { clientKey }), write('C', { clientKey })]);
  expect(one).toEqual(other);
  for (let count = 1; count < 20; count++) await written('C');
  const before = await everything();
  expect(await write('C')).toMatchObject({ code: 'ARTICLE_LIMIT_REACHED' });
  expect(await everything()).toEqual(before);
});

it('when an account is gone the piece keeps the name of the seat, whoever sits there now', async () => {
  const id = await written('B', { title: 'The last of B' });
  const account = await world.accountOf('B');
  await world.database.query('delete from account where id = $1', [account]);
  await world.database.query(`update seat set name = 'Somebody new' where letter = 'B'`);
  expect(await read('A', id)).toMatchObject({ author: { name: 'Bruno', seat: 'B', part: 'PLAYER' } });
});

it('whoever may not see the campaign reads nothing, and its chronicle closes when it is put away', async () => {
  const id = await written('D', { title: 'The last of D' });
  expect(await read('nobody', id)).toBe('UNAUTHENTICATED');
  await world.database.query(`update campaign set visibility = 'unlisted'`);
  expect(await read('nobody', id)).toMatchObject({ title: 'The last of D', mine: false });
  await world.database.query(`update campaign set status = 'archived', next_due_at = null`);
  const before = await everything();
  expect(await write('D')).toMatchObject({ code: 'CHRONICLE_CLOSED' });
  expect(await send('D', 'editArticle', { articleId: id, text: 'x' })).toMatchObject({
    code: 'CHRONICLE_CLOSED',
  });
  expect(await everything()).toEqual(before);
});
