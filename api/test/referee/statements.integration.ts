import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { DemoTable } from './demo-table.js';

let table: DemoTable;

beforeAll(async () => {
  table = await DemoTable.lay(9);
  await table.playTurn();
  await table.playTurn();
}, 60_000);
afterAll(() => table.clear());
afterEach(() => vi.restoreAllMocks());

const past = `{ viewer { campaigns { id turns { number }
  history { number territories { territory } }
  turnAt(number: 1) { number } standings { seat territories }
  journal(first: 200) { hasMore entries { number text(language: ES) } } } } }`;

type Counted = { statements: number; data: { viewer: { campaigns: unknown[] } } };

/** The least of some: clock and post ask the same database now and then, and can only add to it. */
async function leastStatementsOf(query: string): Promise<Counted> {
  let least = await statementsOf(query);
  for (let more = 0; more < 4; more++) {
    const next = await statementsOf(query);
    if (next.statements < least.statements) least = next;
  }
  return least;
}

async function statementsOf(query: string): Promise<Counted> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  const data = await table.ask<{ viewer: { campaigns: unknown[] } }>('A', query);
  const statements = spy.mock.calls.filter(([text]) => /^\s*(select|with)/i.test(textOf(text))).length;
  spy.mockRestore();
  return { statements, data };
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : String((statement as { text?: string }).text ?? '');
}

it('any past turn shows its map, and pages of the journal follow one another without a gap', async () => {
  const first = (await table.turnAt(1))!;
  expect(first.territories.find(({ territory }) => territory === 'herons-bridge')).toMatchObject({
    seat: null,
  });
  expect(first.standings).toHaveLength(6);
  expect(first.standings[0]).toMatchObject({ seat: 'A', battlesWon: 0, bonus: 0 });
  expect(await table.turnAt(99)).toBeNull();
  const entries = await table.journal({ turns: [1] });
  expect(entries.every(({ turn }) => turn === 1)).toBe(true);
  const ofB = await table.journal({ seats: ['B'] });
  expect(ofB.length).toBeGreaterThan(0);
  expect(ofB.every(({ parameters }) => /"B"|\bB\b/.test(JSON.stringify(parameters)))).toBe(true);
  expect(entries.every(({ code, en, es }) => en !== code && es !== code)).toBe(true);
});

it('the past of one campaign or of many costs the same number of statements', async () => {
  const one = await leastStatementsOf(past);
  const copy = (name: string) =>
    table.database.query(
      `insert into ${name} select (jsonb_populate_record(t, jsonb_build_object('campaign_id', n.id))).*
         from ${name} t, (select id from campaign where name = 'copy') n`,
    );
  await table.database.query(
    `insert into campaign select (jsonb_populate_record(c, jsonb_build_object(
       'id', gen_random_uuid(), 'name', 'copy', 'next_due_at', null))).* from campaign c, generate_series(1, 3)`,
  );
  for (const name of ['seat', 'campaign_role', 'campaign_content', 'turn', 'journal_entry']) await copy(name);
  const many = await leastStatementsOf(past);
  expect(one.data.viewer.campaigns).toHaveLength(1);
  expect(many.data.viewer.campaigns).toHaveLength(4);
  expect(one.statements).toBeGreaterThan(5);
  expect(many.statements).toBe(one.statements);
});
