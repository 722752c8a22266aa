import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  botOrders,
  type CampaignMap,
  checkMap,
  type ConquestState,
  diceFrom,
  numberStream,
  standingPlayers,
  usualSettings,
} from '@pelagonia/rules';
import { DataSource } from 'typeorm';
import { expect, vi } from 'vitest';
import { stateOf } from '../../src/turns/turn-start.js';
import { mutate } from '../accounts/people.js';
import { startService, type TestService, type Visitor } from '../test-service.js';
import { openMatters } from './open-matters.js';

export interface Seen {
  id: string;
  version: number;
  status: string;
  winners: string[];
  holdings: { territory: string; seat: string; ruins: boolean; garrison: number; name: string | null }[];
  turn: { number: number; phase: string; deadline: string };
}

export interface Entry {
  number: number;
  turn: number;
  code: string;
  rule: string | null;
  parameters: Record<string, unknown>;
  retractedBy: number | null;
  en: string;
  es: string;
}

type TurnSeen = {
  number: number;
  territories: { territory: string; seat: string | null; garrison: number; ruins: boolean }[];
  standings: { seat: string; armyPoints: number; battlesWon: number; bonus: number; territories: number }[];
};

const changed =
  '... on CampaignChanged { version } ... on UserError { code } ... on InvalidInput { faults { code } }';

/** The demo's six players round one table, with Anna as the referee besides; everything but that goes through GraphQL. */
export class DemoTable {
  readonly map: CampaignMap = pelagonia();
  private readonly roll;

  private constructor(
    readonly service: TestService,
    readonly database: DataSource,
    readonly people: ReadonlyMap<string, Visitor>,
    seed: number,
  ) {
    this.roll = diceFrom(numberStream(seed));
  }

  static async lay(seed = 1): Promise<DemoTable> {
    const service = await startService({ DEMO: 'new' });
    const database = await new DataSource({ type: 'postgres', url: service.databaseUrl }).initialize();
    const { data } = await service.visitor().ask('{ service { demoAccounts { name } } }');
    const { demoAccounts } = data?.['service'] as { demoAccounts: { name: string }[] };
    const people = new Map<string, Visitor>();
    for (const [index, { name }] of demoAccounts.slice(0, 6).entries()) {
      const visitor = service.visitor();
      await visitor.ask('mutation ($name: String!) { signInToDemo(input: { name: $name }) { __typename } }', {
        name,
      });
      people.set('ABCDEFGH'.charAt(index), visitor);
    }
    await database.query(
      `insert into campaign_role (campaign_id, id, account_id, role)
       select campaign_id, gen_random_uuid(), account_id, 'referee' from seat where letter = 'A'`,
    );
    // She plays, and there is no other: without this she could not judge her own battles.
    await database.query(`update campaign set settings = settings || '{"refereeMayPlay": true}'`);
    return new DemoTable(service, database, people, seed);
  }

  async clear(): Promise<void> {
    await this.database.destroy();
    await this.service.close();
  }

  async ask<T>(letter: string, query: string, variables: Record<string, unknown> = {}): Promise<T> {
    const { data, errors } = await this.people.get(letter)!.ask(query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data as T;
  }

  async look(): Promise<Seen> {
    const { viewer } = await this.ask<{ viewer: { campaigns: Seen[] } }>(
      'A',
      `{ viewer { campaigns { id version status winners holdings { territory seat ruins garrison name }
         turn { number phase deadline } } } }`,
    );
    return viewer.campaigns[0]!;
  }

  async turnAt(number: number): Promise<TurnSeen | null> {
    const { id } = await this.look();
    const { campaign } = await this.ask<{ campaign: { history: TurnSeen[] } }>(
      'B',
      `query ($id: ID!, $number: Int!) { campaign(id: $id) { history(from: $number, to: $number) { number
         territories { territory seat garrison ruins }
         standings { seat armyPoints battlesWon bonus territories } } } }`,
      { id, number },
    );
    return campaign.history[0] ?? null;
  }

  /** The whole journal, page by page. */
  async journal(filter: Record<string, unknown> = {}): Promise<Entry[]> {
    const { id } = await this.look();
    const entries: Entry[] = [];
    for (let after = 0; ;) {
      const { campaign } = await this.ask<{
        campaign: {
          journal: {
            entries: (Omit<Entry, 'parameters'> & { parameters: string })[];
            hasMore: boolean;
            last: number;
          };
        };
      }>(
        'C',
        `query ($id: ID!, $filter: JournalFilterInput, $after: Int!) { campaign(id: $id) {
           journal(filter: $filter, first: 100, after: $after) { hasMore last entries {
             number turn code rule parameters retractedBy en: text(language: EN) es: text(language: ES) } } } }`,
        { id, filter, after },
      );
      const { journal } = campaign;
      entries.push(
        ...journal.entries.map((entry) => ({
          ...entry,
          parameters: JSON.parse(entry.parameters) as Record<string, unknown>,
        })),
      );
      if (!journal.hasMore) return entries;
      after = journal.last;
    }
  }

  async change(mutation: string, input: Record<string, unknown>, letter = 'A') {
    const { id } = await this.look();
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    return mutate<{ code?: string; version?: number; faults?: { code: string }[] }>(
      this.people.get(letter)!,
      mutation,
      type,
      { clientKey: randomUUID(), campaignId: id, ...input },
      changed,
    );
  }

  /** Anna says how a battle ended; nobody: a draw. */
  async rule(turn: number, key: string, winner: string | undefined, reason: string) {
    const [battle] = (await this.database.query('select attacker from battle where turn = $1 and key = $2', [
      turn,
      key,
    ])) as { attacker: string }[];
    const outcome = winner === undefined ? 'DRAW' : winner === battle?.attacker ? 'ATTACKER' : 'DEFENDER';
    return this.change('ruleOnBattle', { turn, key, result: { outcome }, reason });
  }

  /** Seals an order for each of these seats; attacks only where something is named. */
  async seal(orders: ReadonlyMap<string, unknown>): Promise<void> {
    const { id, turn } = await this.look();
    for (const [letter, order] of orders) {
      const { __typename } = await mutate(this.people.get(letter)!, 'sealOrder', 'SealOrderInput', {
        clientKey: randomUUID(),
        campaignId: id,
        turn: turn.number,
        ...(order === 'defend' ? {} : (order as object)),
      });
      expect(__typename).toBe('OrderSealed');
    }
  }

  async reveal(): Promise<void> {
    const { turn } = await this.look();
    this.service.clock.moveTo(new Date(turn.deadline));
    await vi.waitUntil(
      async () => {
        const now = await this.look();
        return now.turn.number > turn.number || now.turn.phase === 'REVEALED' || now.status === 'FINISHED';
      },
      { timeout: 30_000, interval: 50 },
    );
  }

  /** Bots order, all is revealed, and dice decide whatever waits. */
  async playTurn(): Promise<void> {
    await this.order();
    await this.reveal();
    await this.settle();
  }

  /** Bots seal an order for everybody who stands. */
  async order(): Promise<void> {
    const { turn } = await this.look();
    const state = await this.stateOf(turn.number);
    const orders = botOrders(state, standingPlayers(state.territories.values()), this.roll);
    await this.seal(withoutRaces(state, orders));
  }

  /** What the turn under way waits for. */
  async open(): Promise<ReturnType<typeof openMatters>> {
    const { number } = (await this.look()).turn;
    return openMatters(await this.journal({ turns: [number] }), await this.owners(number));
  }

  async playToTheEnd(): Promise<void> {
    for (let turns = 0; turns < 20 && (await this.look()).status === 'RUNNING'; turns++)
      await this.playTurn();
  }

  /** Dice for every battle and choice that waits, as often as others follow from them. */
  async settle(): Promise<void> {
    for (;;) {
      const { turn, status } = await this.look();
      if (status !== 'RUNNING' || turn.phase !== 'REVEALED') return;
      const { battles, choices } = await this.open();
      for (const { key, sides } of battles) {
        const die = this.roll();
        const winner = die === 6 ? undefined : sides[die % 2]!;
        const { __typename } = await this.rule(turn.number, key, winner, 'dice');
        expect(__typename).toBe('CampaignChanged');
      }
      for (const { key, seat, answer } of choices)
        await this.change('answerChoice', { turn: turn.number, key, answer }, seat);
    }
  }

  async stateOf(number: number): Promise<ConquestState> {
    const turn = (await this.turnAt(number))!;
    return stateOf(this.map, usualSettings.conquest, number, {
      territories: Object.fromEntries(
        turn.territories.map(({ territory, seat, garrison, ruins }) => [
          territory,
          { owner: seat, garrison, ruins },
        ]),
      ),
      battlesWon: {},
      seats: turn.standings.map(({ seat }) => seat),
    });
  }

  private async owners(number: number): Promise<ReadonlyMap<string, string | null>> {
    const { territories } = (await this.turnAt(number))!;
    return new Map(territories.map(({ territory, seat }) => [territory, seat]));
  }
}

/**
 * Of several who march to one place that nobody defends, the first alone goes, and the others defend: who arrives first is the
 * service's own chance, and with it no campaign would be played twice alike.
 */
function withoutRaces(
  state: ConquestState,
  orders: ReturnType<typeof botOrders>,
): ReturnType<typeof botOrders> {
  const defends = (seat: string | undefined): boolean => seat !== undefined && orders.get(seat) === 'defend';
  const taken = new Set<string>();
  return new Map(
    [...orders].map(([seat, order]) => {
      if (order === 'defend' || defends(state.territories.get(order.attack)?.owner)) return [seat, order];
      if (taken.has(order.attack)) return [seat, 'defend'];
      taken.add(order.attack);
      return [seat, order];
    }),
  );
}

function pelagonia(): CampaignMap {
  const checked = checkMap(JSON.parse(readFileSync('maps/pelagonia/map.json', 'utf8')));
  if (!checked.ok) throw new Error('the map of Pelagonia is not sound');
  return checked.map;
}
