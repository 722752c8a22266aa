import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { expect, vi } from 'vitest';
import { mutate, registered } from '../accounts/people.js';
import { startService, type TestService, type Visitor } from '../test-service.js';

export type Outcome = { __typename: string; code?: string; faults?: { field: string; code: string }[] };

/** Whom a test speaks for: a seat, the referee who plays nothing, or a member who only watches. */
export type Who = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'referee' | 'guest';

export const inTheOpen = 'field:redlode-mine:A>B';

/**
 * The demo campaign with a referee and a guest, in which A holds Heron's Bridge and C the Windgap Pass: both can attack B in
 * the first turn.
 */
export class BattleWorld {
  readonly people = new Map<Who, Visitor>();
  private constructor(
    readonly service: TestService,
    readonly database: DataSource,
    readonly campaignId: string,
  ) {}

  static async start(settings: Record<string, unknown> = {}): Promise<BattleWorld> {
    const service = await startService({ DEMO: 'new' });
    const database = await new DataSource({ type: 'postgres', url: service.databaseUrl }).initialize();
    const [{ id }] = (await database.query('select id from campaign')) as [{ id: string }];
    const world = new BattleWorld(service, database, id);
    await world.seatEverybody();
    await world.set(settings);
    for (const [territory, seat] of [
      ['herons-bridge', 'A'],
      ['windgap-pass', 'C'],
    ] as const)
      await world.giveTerritory(territory, seat);
    return world;
  }

  async close(): Promise<void> {
    await this.database.destroy();
    await this.service.close();
  }

  /** Changes settings as if the campaign had been founded with them. */
  async set(settings: Record<string, unknown>): Promise<void> {
    await this.database.query('update campaign set settings = settings || $1', [JSON.stringify(settings)]);
  }

  async giveTerritory(territory: string, seat: string | null): Promise<void> {
    await this.database.query('update turn set start = jsonb_set(start, $1, $2)', [
      `{territories,${territory},owner}`,
      JSON.stringify(seat),
    ]);
  }

  async addRole(who: Who, role: string): Promise<void> {
    await this.database.query(
      'insert into campaign_role (campaign_id, id, account_id, role) values ($1, $2, $3, $4)',
      [this.campaignId, randomUUID(), await this.accountOf(who), role],
    );
  }

  async accountOf(who: Who): Promise<string> {
    const { data } = await this.people.get(who)!.ask('{ viewer { id } }');
    return (data?.['viewer'] as { id: string }).id;
  }

  /** Seals orders, all others defend, and waits until they are open. */
  async reveal(orders: Partial<Record<Who, string>>): Promise<void> {
    for (const [who, attack] of Object.entries(orders)) {
      const input = { clientKey: randomUUID(), campaignId: this.campaignId, turn: 1, attack };
      const sealed = await mutate(this.people.get(who as Who)!, 'sealOrder', 'SealOrderInput', input);
      expect(sealed.__typename).toBe('OrderSealed');
    }
    const [{ deadline }] = (await this.database.query('select deadline from turn')) as [{ deadline: Date }];
    this.service.clock.moveTo(deadline);
    const revealed = async () => expect(await this.phase()).toBe('revealed');
    await vi.waitFor(revealed, { timeout: 30_000, interval: 50 });
  }

  async phase(turn = 1): Promise<string> {
    const [row] = (await this.database.query('select phase from turn where number = $1', [turn])) as {
      phase: string;
    }[];
    return row?.phase ?? 'none';
  }

  /** One mutation of a battle of the turn. */
  act(
    who: Who,
    mutation: string,
    fields: Record<string, unknown> = {},
    key = inTheOpen,
    turn = 1,
  ): Promise<Outcome> {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    const input = { clientKey: randomUUID(), campaignId: this.campaignId, turn, key, ...fields };
    return mutate<Outcome>(
      this.people.get(who)!,
      mutation,
      type,
      input,
      '... on UserError { code } ... on InvalidInput { faults { field code } }',
    );
  }

  async done(who: Who, mutation: string, fields: Record<string, unknown> = {}, key = inTheOpen) {
    expect(await this.act(who, mutation, fields, key)).toEqual({ __typename: 'CampaignChanged' });
  }

  /** Refused with this code, and nothing has changed anywhere. */
  async refused(
    code: string,
    who: Who,
    mutation: string,
    fields: Record<string, unknown> = {},
    key = inTheOpen,
    turn = 1,
  ): Promise<void> {
    const before = await this.everything();
    const outcome = await this.act(who, mutation, fields, key, turn);
    expect([outcome.code, ...(outcome.faults ?? []).map((fault) => fault.code)]).toContain(code);
    expect(await this.everything()).toEqual(before);
  }

  /** All rows that a battle can touch; letters are posted in the same transaction and leave by themselves. */
  async everything(): Promise<unknown> {
    const tables = ['campaign', 'turn', 'battle', 'battle_proposal', 'battle_report', 'battle_stand_in'];
    const more = [
      'battle_briefing',
      'battle_honour',
      'battle_roster',
      'army_ledger_entry',
      'roster',
      'veteran',
      'choice',
      'journal_entry',
    ];
    const rows: Record<string, unknown> = {};
    for (const table of [...tables, ...more])
      rows[table] = await this.database.query(`select * from ${table} order by 1, 2, 3`);
    return rows;
  }

  async battle<T = Record<string, unknown>>(who: Who, fields: string, key = inTheOpen): Promise<T> {
    const { data, errors } = await this.people
      .get(who)!
      .ask(`query ($id: ID!, $key: ID!) { battle(campaignId: $id, turn: 1, key: $key) { ${fields} } }`, {
        id: this.campaignId,
        key,
      });
    if (errors) throw new Error(JSON.stringify(errors));
    return data?.['battle'] as T;
  }

  async statuses(): Promise<Record<string, string>> {
    const rows = (await this.database.query('select key, status from battle order by key')) as {
      key: string;
      status: string;
    }[];
    return Object.fromEntries(rows.map(({ key, status }) => [key, status]));
  }

  async journal(code: string): Promise<Record<string, unknown>[]> {
    const rows = (await this.database.query(
      'select parameters from journal_entry where code = $1 order by number',
      [code],
    )) as { parameters: Record<string, unknown> }[];
    return rows.map(({ parameters }) => parameters);
  }

  /** So many hours from now, by the service's clock. */
  inHours(hours: number): string {
    return new Date(this.service.clock.now().getTime() + hours * 3_600_000).toISOString();
  }

  moveOnHours(hours: number): void {
    this.service.clock.moveOn(hours * 3_600_000);
  }

  private async seatEverybody(): Promise<void> {
    const { data } = await this.service.visitor().ask('{ service { demoAccounts { name } } }');
    const { demoAccounts } = data?.['service'] as { demoAccounts: { name: string }[] };
    for (const [index, { name }] of demoAccounts.slice(0, 6).entries()) {
      const visitor = this.service.visitor();
      await visitor.ask('mutation ($name: String!) { signInToDemo(input: { name: $name }) { __typename } }', {
        name,
      });
      this.people.set('ABCDEF'.charAt(index) as Who, visitor);
    }
    for (const [who, role] of [
      ['referee', 'referee'],
      ['guest', 'spectator'],
    ] as const) {
      this.people.set(who, await registered(this.service, `${who}@example.org`, who));
      await this.addRole(who, role);
    }
  }
}
