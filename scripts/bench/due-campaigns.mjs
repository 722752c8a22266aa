import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { projectFolder } from '../project/folders.mjs';

/** The key under which measurements and tests lock their secrets away. */
export const secretsKey = '5e'.repeat(32);
/** The demo's campaign, as the service loads it. */
const demo = '6c1f7a52-0d3b-4d54-9f0e-7e1a60a1d0e5';
const target = 'herons-bridge';
const seats = ['A', 'B', 'C', 'D', 'E', 'F'];
/** Tables whose rows a campaign begins with, as they stand. */
const copied = ['seat', 'campaign_role', 'campaign_content', 'journal_entry'];

/**
 * Makes campaigns like the demo's, which must be there, straight in the database. In each all orders are sealed, one of
 * them an attack, and their deadline has come.
 * @param {string} databaseUrl
 * @param {number} count
 * @param {{ due?: boolean }} [options] `due: false` leaves them as the demo is: with time to go
 * @returns {Promise<string[]>} their ids
 */
export async function foundDueCampaigns(databaseUrl, count, { due = true } = {}) {
  const { lock, envelope, seedCommitment, formatSheet } = await builtParts();
  const campaigns = Array.from({ length: count }, () => {
    const id = randomUUID();
    const seed = randomBytes(32).toString('hex');
    return { id, diceCommitment: seedCommitment(seed, id, 1), seed: lock(seed, `turn-seed/${id}/1`) };
  });
  const ids = campaigns.map(({ id }) => id);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const accounts = await accountsOf(client);
    const envelopes = campaigns.flatMap(({ id }) =>
      seats.flatMap((seat) => {
        const order = seat === 'A' ? { attack: target } : /** @type {const} */ ('defend');
        const sheet = formatSheet({ order, standing: { fightFirst: [] } });
        const sealed = { by: accounts.get(seat) ?? '', sheet };
        return [
          { id, seat, hand: 'player', locked: envelope(`order-envelope/${id}/${seat}/player`, sealed) },
          { id, seat, hand: 'delegate', locked: envelope(`order-envelope/${id}/${seat}/delegate`) },
        ];
      }),
    );
    await client.query('begin');
    await client.query(
      `insert into campaign select (jsonb_populate_record(c, jsonb_build_object(
           'id', copy.id, 'next_due_at', case when $3 then now() end))).*
         from campaign c, unnest($1::uuid[]) as copy (id) where c.id = $2`,
      [ids, demo, due],
    );
    for (const table of copied) {
      await client.query(
        `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('campaign_id', copy.id))).*
           from ${table} t, unnest($1::uuid[]) as copy (id) where t.campaign_id = $2`,
        [ids, demo],
      );
    }
    await client.query(
      `insert into turn select (jsonb_populate_record(t, jsonb_build_object(
           'campaign_id', copy.id, 'deadline', case when $4 then now() else t.deadline end,
           'dice_commitment', copy.commitment))).*
         from turn t, unnest($1::uuid[], $2::text[]) as copy (id, commitment)
        where t.campaign_id = $3 and t.number = 1`,
      [ids, campaigns.map(({ diceCommitment }) => diceCommitment), demo, due],
    );
    await client.query(
      'insert into turn_secret (campaign_id, turn, seed) select id, 1, seed from unnest($1::uuid[], $2::bytea[]) as s (id, seed)',
      [ids, campaigns.map(({ seed }) => seed)],
    );
    await client.query(
      `insert into order_envelope (campaign_id, seat, hand, locked)
       select * from unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[])`,
      [
        envelopes.map(({ id }) => id),
        envelopes.map(({ seat }) => seat),
        envelopes.map(({ hand }) => hand),
        envelopes.map(({ locked }) => locked),
      ],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
  return ids;
}

/**
 * @param {pg.Client} client
 * @returns {Promise<Map<string, string>>} who plays the demo's seats
 */
async function accountsOf(client) {
  const { rows } = await client.query('select letter, account_id as id from seat where campaign_id = $1', [
    demo,
  ]);
  return new Map(rows.map(({ letter, id }) => [letter, id]));
}

/** What is built of the service and the rules. */
async function builtParts() {
  /** @param {string} file */
  const built = (file) => import(pathToFileURL(path.join(projectFolder, file)).href);
  const [{ SecretBox }, { formatContent, contentBytes }, rules] = await Promise.all([
    /** @type {Promise<typeof import('../../api/src/secrets/secret-box.js')>} */ (
      built('api/dist/secrets/secret-box.js')
    ),
    /** @type {Promise<typeof import('../../api/src/orders/envelope-content.js')>} */ (
      built('api/dist/orders/envelope-content.js')
    ),
    /** @type {Promise<typeof import('../../rules/src/index.js')>} */ (built('rules/dist/index.js')),
  ]);
  const box = new SecretBox([Buffer.from(secretsKey, 'hex')]);
  const { formatSheet, seedCommitment } = rules;
  /** @param {{ by: string, sheet: string }} sealed */
  const orderOf = (sealed) => ({
    ...sealed,
    at: new Date().toISOString(),
    chance: randomBytes(32).toString('base64url'),
    given: 1,
    first: 1,
    last: 1,
  });
  return {
    formatSheet,
    seedCommitment,
    /** @param {string} text @param {string} place */
    lock: (text, place) => box.lock(text, place),
    /** @param {string} place @param {{ by: string, sheet: string }} [sealed] left out: it is empty */
    envelope: (place, sealed) => {
      const order = sealed === undefined ? undefined : orderOf(sealed);
      return box.lock(formatContent({ order, waits: 0, answers: [] }), place, contentBytes);
    },
  };
}
