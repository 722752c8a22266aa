import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect } from 'vitest';
import { sealedIn } from '../secrets/open-envelopes.js';
import { startService, type TestService, type Visitor } from '../test-service.js';

export type Person = Readonly<{ id: string; name: string; email: string; visitor: Visitor }>;
type Answered = Readonly<{ __typename: string; code?: string; campaignId?: string; version?: number }> &
  Record<string, unknown>;
export type Outcome = Readonly<{ answer: Answered | undefined; error: string | undefined }>;

const written = [
  'campaign',
  'seat',
  'campaign_role',
  'campaign_invitation',
  'join_request',
  'campaign_content',
  'turn',
  'revealed_order',
  'void_turn',
  'extension_vote',
  'seat_leave',
  'battle',
  'battle_proposal',
  'battle_report',
  'battle_stand_in',
  'battle_honour',
  'battle_roster',
  'army_ledger_entry',
  'roster',
  'veteran',
  'choice',
  'journal_entry',
  'article',
  'photo',
];

const row = `(to_jsonb(t) - 'token_hash')::text`;

/** A service with people who have come without letters, and a look behind its curtain. */
export class Table {
  private constructor(
    readonly service: TestService,
    readonly database: pg.Client,
  ) {}

  static async open(settings: Record<string, string> = {}): Promise<Table> {
    const service = await startService(settings);
    const database = new pg.Client(service.databaseUrl);
    await database.connect();
    return new Table(service, database);
  }

  async close(): Promise<void> {
    await this.database.end();
    await this.service.close();
  }

  async person(name: string, language = 'en'): Promise<Person> {
    const id = randomUUID();
    const email = `${name.toLowerCase()}-${id.slice(0, 8)}@example.org`;
    await this.database.query(
      `insert into account (id, email, display_name, language, time_zone)
       values ($1, $2, $3, $4, 'Europe/Madrid')`,
      [id, email, name, language],
    );
    const secret = `pel_${randomBytes(32).toString('base64url')}`;
    await this.database.query(
      `insert into access_token (id, account_id, name, token_hash, scopes)
       values (gen_random_uuid(), $1, 'test', $2, '{READ,WRITE}')`,
      [id, createHash('sha256').update(secret).digest()],
    );
    return { id, name, email, visitor: this.service.visitor(secret) };
  }

  async persons(...names: readonly string[]): Promise<Person[]> {
    const people: Person[] = [];
    for (const name of names) people.push(await this.person(name));
    return people;
  }

  /** What lies in a campaign's envelopes. */
  async sealed(campaignId: string): Promise<object[]> {
    const all = await sealedIn((sql, values) => this.rows(sql, values));
    return all.filter((order) => order.campaignId === campaignId);
  }

  async rows<T>(statement: string, values: unknown[] = []): Promise<T[]> {
    return (await this.database.query(statement, values)).rows as T[];
  }

  /**
   * All that campaigns are, to be compared with what they are later: a mark for each table. A mailed invitation gets its
   * secret when its letter is written, whatever else happens.
   */
  async snapshot(): Promise<unknown> {
    await this.quiet();
    const marks = written.map(
      (name) => `(select md5(string_agg(${row}, '|' order by ${row})) from ${name} t) as ${name}`,
    );
    const [state] = await this.rows<object>(`select ${marks.join(', ')}`);
    // Envelopes are locked anew without cause; what counts is what lies in them.
    return { ...state, sealed: await sealedIn((sql, values) => this.rows(sql, values)) };
  }

  /** Waits until every letter has left, but for rounds under way, and the clock has nothing to do: both write when it suits them. */
  async quiet(): Promise<void> {
    const busy = async () =>
      this.rows(
        `select 'letter' as work from mail where due_at <= now() or about->>'done' is null
          union all select 'campaign' from campaign where next_due_at <= $1`,
        [this.service.clock.now()],
      );
    await expect.poll(busy, { timeout: 30_000, interval: 20 }).toEqual([]);
  }

  async found(organiser: Person, input: Record<string, unknown> = {}): Promise<string> {
    const { campaignId } = await done(organiser, 'createCampaign', {
      name: 'The War of Tests',
      mapId: 'pelagonia',
      ...input,
    });
    return String(campaignId);
  }

  /** By a link that is used at once. */
  async invite(
    organiser: Person,
    person: Person,
    campaignId: string,
    input: Record<string, unknown> = {},
  ): Promise<void> {
    const { token } = await done(organiser, 'createInvitation', { campaignId, ...input });
    await done(person, 'acceptInvitation', { token });
  }

  /** A campaign under way: six people on six seats; the first organises it. */
  async running(people: readonly Person[], input: Record<string, unknown> = {}): Promise<string> {
    const [organiser, ...others] = people as [Person, ...Person[]];
    const campaignId = await this.found(organiser, input);
    await done(organiser, 'claimSeat', { campaignId, seat: 'A' });
    for (const [index, person] of others.entries())
      await this.invite(organiser, person, campaignId, { seat: 'BCDEF'.charAt(index) });
    await done(organiser, 'startCampaign', { campaignId, botsForEmptySeats: others.length < 5 });
    return campaignId;
  }
}

const fields = `__typename
  ... on UserError { code message }
  ... on InvalidInput { faults { field code message } }
  ... on CampaignChanged { campaignId version }
  ... on InvitationCreated { campaignId version invitationId token link }
  ... on CampaignDeleted { campaignId lost { turns battles journalEntries members waiting } }
  ... on TooManyAttempts { retryAfterSeconds }`;
const members: Record<string, readonly string[]> = {
  createInvitation: ['InvitationCreated', 'UserError', 'InvalidInput'],
  handOverSeat: ['InvitationCreated', 'UserError', 'InvalidInput'],
  deleteCampaign: ['CampaignDeleted', 'UserError', 'InvalidInput'],
  addArmyList: ['CampaignChanged', 'UserError'],
  sealOrder: ['UserError', 'InvalidInput'],
  unsealOrder: ['UserError', 'InvalidInput'],
  writeArticle: ['UserError', 'InvalidInput'],
  mailInvitation: ['CampaignChanged', 'UserError', 'InvalidInput', 'TooManyAttempts'],
};

/** Fragments on what cannot be answered are an error: only those that can. */
function fieldsOf(mutation: string): string {
  const possible = members[mutation] ?? ['CampaignChanged', 'UserError', 'InvalidInput'];
  return fields
    .split('\n')
    .filter((line) => !line.includes('... on') || possible.some((type) => line.includes(`on ${type} `)))
    .join('\n');
}

/** Sends a mutation of a campaign; whatever becomes of it. */
export async function send(
  { visitor }: Pick<Person, 'visitor'>,
  mutation: string,
  input: Record<string, unknown>,
): Promise<Outcome> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await visitor.ask(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${fieldsOf(mutation)} } }`,
    { input: { clientKey: randomUUID(), ...input } },
  );
  const error = errors?.[0];
  if (error?.extensions.code === 'GRAPHQL_VALIDATION_FAILED') throw new Error(error.message);
  return { answer: data?.[mutation] as Answered | undefined, error: error?.extensions.code };
}

/** Sends it and expects that it is done. */
export async function done(
  person: Pick<Person, 'visitor'>,
  mutation: string,
  input: Record<string, unknown>,
): Promise<Answered> {
  const { answer, error } = await send(person, mutation, input);
  if (answer === undefined || answer === null || answer.code !== undefined)
    throw new Error(`${mutation}: ${error ?? JSON.stringify(answer)}`);
  return answer;
}

/** What came of it in a word: `done`, the code of a refusal, or that of an error. */
export function word({ answer, error }: Outcome): string {
  return error ?? answer?.code ?? 'done';
}
