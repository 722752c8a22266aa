/**
 * The least that could answer the questions: `node:http`, `pg` and the statements that find what is asked for. No GraphQL, no
 * checks, no secrets opened, no log. What the service's throughput is held against.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL),
});

/** @param {string} secret of the session */
async function viewerOf(secret) {
  const { rows } = await pool.query(
    `select a.id, a.display_name as "displayName", a.email, a.language, a.time_zone as "timeZone"
       from session s join account a on a.id = s.account_id
      where s.token_hash = $1 and s.expires_at > now()`,
    [createHash('sha256').update(secret).digest()],
  );
  return rows[0] ?? null;
}

/** Of each campaign of somebody's what he sees first, and the tables in which something may wait for him. */
const dashboardStatements = [
  `select c.id, c.name, c.status, c.version, c.turn from campaign c
     join campaign_role r on r.campaign_id = c.id where r.account_id = $1 and r.until is null`,
  `select s.campaign_id, s.letter, s.name from seat s
     join campaign_role r on r.campaign_id = s.campaign_id where r.account_id = $1 and r.until is null`,
  ...['turn', 'order_envelope', 'choice', 'battle', 'battle_honour', 'battle_stand_in'].map(
    (table) => `select t.* from ${table} t join campaign_role r on r.campaign_id = t.campaign_id
      where r.account_id = $1 and r.until is null ${table === 'order_envelope' ? 'and r.seat = t.seat' : ''}`,
  ),
];

/** @param {string} secret of the session */
async function dashboardOf(secret) {
  const viewer = await viewerOf(secret);
  if (viewer === null) return null;
  /** @type {Record<string, string>[][]} */
  const found = [];
  for (const statement of dashboardStatements) found.push((await pool.query(statement, [viewer.id])).rows);
  const [campaigns = [], seats = [], turns = []] = found;
  const duties = turns.map(({ campaign_id, number, deadline }) => ({
    kind: 'SEAL_ORDER',
    campaignId: campaign_id,
    turn: number,
    deadline,
  }));
  const own = campaigns.map((campaign) => ({
    ...campaign,
    seats: seats
      .filter((seat) => seat.campaign_id === campaign.id)
      .map(({ letter, name }) => ({ letter, name })),
  }));
  return { id: viewer.id, duties, campaigns: own };
}

const server = createServer((request, response) => {
  request.resume();
  const secret = /pelagonia_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const asked = request.url === '/dashboard' ? dashboardOf : viewerOf;
  asked(secret)
    .then((viewer) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: { viewer } }));
    })
    .catch(() => response.writeHead(500).end());
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void pool.end();
});
