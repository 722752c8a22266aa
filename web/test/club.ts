import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { Visit } from './browser.js';

type Fields = Record<string, unknown>;

/** Somebody who has an account, and whatever he does outside the page under test. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Asks the API in his name. */
  ask<Data = Fields>(query: string, variables?: Fields): Promise<Data>;
  /** Sends a mutation of a campaign and expects that it is done; gives the whole answer. */
  act(mutation: string, input: Fields): Promise<Fields>;
  /** Signs a browser in as him. */
  enters(visit: Visit): Promise<void>;
}

const digest = (secret: string) => createHash('sha256').update(secret).digest();
const newSecret = (start = '') => `${start}${randomBytes(32).toString('base64url')}`;

/** A way to the database for the tests of a file; gives people who need no letters, and campaigns under way. */
export function withClub() {
  let database: pg.Pool;
  beforeAll(() => {
    database = new pg.Pool({ connectionString: inject('databaseUrl'), max: 2 });
  });
  afterAll(() => database.end());

  const person = async (name: string): Promise<Person> => {
    const id = randomUUID();
    const email = `${id}@example.org`;
    const [token, session] = [newSecret('pel_'), newSecret()];
    await database.query(
      `insert into account (id, email, display_name, language, time_zone) values ($1, $2, $3, 'en', 'Europe/Madrid')`,
      [id, email, name],
    );
    await database.query(
      `insert into access_token (id, account_id, name, token_hash, scopes)
       values (gen_random_uuid(), $1, 'club', $2, '{READ,WRITE}')`,
      [id, digest(token)],
    );
    await database.query(
      `insert into session (id, account_id, token_hash, expires_at, user_agent, address)
       values (gen_random_uuid(), $1, $2, now() + interval '1 day', '', '')`,
      [id, digest(session)],
    );
    return member({ id, name, email, token, session });
  };

  /** A campaign with these people on its seats, by letter; the first organises it. Bots hold the rest. */
  const running = async (people: readonly Person[], input: Fields = {}): Promise<string> => {
    const [organiser, ...others] = people as [Person, ...Person[]];
    const { settings, ...rest } = input;
    const campaign = await organiser.act('createCampaign', {
      name: 'The War of the Reeds',
      mapId: 'pelagonia',
      // Deadlines wait for nobody, or no test could let one come.
      settings: { absence: { extensions: 0 }, ...(settings as Fields) },
      ...rest,
    });
    const campaignId = String(campaign['campaignId']);
    await organiser.act('claimSeat', { campaignId, seat: 'A', army: 'high-elves' });
    for (const [index, one] of others.entries()) {
      const seat = 'BCDEFGH'.charAt(index);
      const { token } = await organiser.act('createInvitation', { campaignId, seat });
      await one.act('acceptInvitation', { token });
    }
    await organiser.act('startCampaign', { campaignId, botsForEmptySeats: true });
    return campaignId;
  };

  /** Lets the deadline of the turn under way come now, and waits for the reveal. */
  const reveal = async (someone: Person, campaignId: string): Promise<void> => {
    const turn = await turnOf(someone, campaignId);
    await database.query(`update turn set deadline = now() where campaign_id = $1 and number = $2`, [
      campaignId,
      turn.number,
    ]);
    await database.query(`update campaign set next_due_at = now() where id = $1`, [campaignId]);
    await expect
      .poll(async () => (await turnAt(someone, campaignId, turn.number)).phase, { timeout: 30_000 })
      .toMatch(/REVEALED|ENDED/);
  };

  return { person, running, reveal };
}

interface TurnSeen {
  readonly number: number;
  readonly phase: string;
}

export async function turnOf(someone: Person, id: string): Promise<TurnSeen> {
  const { campaign } = await someone.ask<{ campaign: { turn: TurnSeen } }>(
    'query ($id: ID!) { campaign(id: $id) { turn { number phase } } }',
    { id },
  );
  return campaign.turn;
}

async function turnAt(someone: Person, id: string, number: number): Promise<TurnSeen> {
  const { campaign } = await someone.ask<{ campaign: { turnAt: TurnSeen } }>(
    'query ($id: ID!, $number: Int!) { campaign(id: $id) { turnAt(number: $number) { number phase } } }',
    { id, number },
  );
  return campaign.turnAt;
}

interface Keys {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
  readonly session: string;
}

function member({ id, name, email, token, session }: Keys): Person {
  const baseUrl = inject('baseUrl');
  const ask = async <Data>(query: string, variables: Fields = {}): Promise<Data> => {
    const response = await fetch(`${baseUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const act = async (mutation: string, input: Fields): Promise<Fields> => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    const fields = answers[mutation] ?? '... on CampaignChanged { campaignId version }';
    const data = await ask<Record<string, Fields>>(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) {
        __typename ... on UserError { code message } ${fields} } }`,
      { input: { clientKey: randomUUID(), ...input } },
    );
    const answer = data[mutation] ?? {};
    if (answer['code'] !== undefined) throw new Error(`${mutation}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const enters = async ({ page }: Visit) => {
    await page.context().addCookies([{ name: 'pelagonia_session', value: session, url: baseUrl }]);
  };
  return { id, name, email, ask, act, enters };
}

/** What mutations answer with that change no campaign, or more than that. */
const answers: Readonly<Record<string, string>> = {
  createInvitation: '... on InvitationCreated { campaignId invitationId token link }',
  handOverSeat: '... on InvitationCreated { campaignId invitationId token link }',
  sealOrder: '... on OrderSealed { receipts { turn commitment nonce sealedAt } }',
  unsealOrder: '... on OrderUnsealed { campaignId }',
  saveRoster: '... on RosterSaved { id version }',
};
