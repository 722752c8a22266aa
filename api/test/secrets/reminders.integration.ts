import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SecretBox } from '../../src/secrets/secret-box.js';
import { SmtpSink } from '../mail/smtp-sink.js';
import { secretsKey } from '../test-service.js';
import { hour, table, type Table } from '../turns/table.js';

let sink: SmtpSink;
let world: Table;
beforeEach(async () => {
  sink = new SmtpSink();
  const smtpUrl = await sink.listen();
  world = await table({ sealedVisibility: 'nothing', reminderHours: [36, 24, 12] }, { SMTP_URL: smtpUrl });
});
afterEach(async () => {
  await world.close();
  await sink.close();
});

interface Round {
  id: string;
  kind: string;
  attempts: number;
  about: Record<string, string>;
}
const rounds = () => world.rows<Round>('select id, kind, attempts, about from mail order by created_at');

/** Seats that a round is done with, read with the key of the tests. */
function doneIn({ id, about: { done } }: Round): string {
  const box = new SecretBox([Buffer.from(secretsKey, 'hex')]);
  const places =
    done === undefined
      ? []
      : (JSON.parse(box.open(Buffer.from(done, 'base64'), `mail-round/${id}`)) as string[]);
  return places.map((place) => place.charAt(0)).join('');
}

/** Waits until each round has been tried so often and is done with these seats. */
async function tried(...expected: readonly [attempts: number, seats: string][]): Promise<void> {
  const seen = async () => (await rounds()).map((round) => [round.attempts, doneIn(round)]);
  await expect.poll(seen).toEqual(expected);
}

/** Lets the deadline come so near. */
async function remind(hours: number): Promise<void> {
  const { service, deadline, rows } = world;
  service.clock.moveTo(new Date((await deadline()).getTime() - hours * hour));
  await rows(`update campaign set next_due_at = now() - interval '1 day'`);
}

const tryAgain = () => world.rows('update mail set due_at = now()');

const reminded = () => sink.received.map(({ to }) => to[0]!.slice(1).split('@', 1)[0]!).sort();
/** A copy as somebody sees it who has no key. */
const shape = ({ kind, attempts, about: { done, ...about } }: Round) => ({
  kind,
  attempts,
  about,
  locked: Buffer.from(done ?? '', 'base64').length,
});

it('while the mail server refuses reminders, neither tables nor log tell who has not sealed, or that anybody has not', async () => {
  const { seal, service } = world;
  sink.refusals = 1_000;
  for (const letter of 'ABCD') await seal(letter);
  await remind(36);
  await tried([1, 'ABCD']);
  await expect.poll(() => sink.refusals).toBe(998);
  for (const letter of 'EF') await seal(letter);
  await remind(24);
  await tried([1, 'ABCD'], [1, 'ABCDEF']);
  const [some, all] = (await rounds()).map(shape);
  expect(some!.locked).toBeGreaterThan(1_000);
  expect(all).toEqual(some);
  expect(Object.keys(all!.about).sort()).toEqual(['campaignId', 'turn']);
  expect(sink.received).toEqual([]);
  expect(await readFile(service.logFile, 'utf8')).not.toMatch(/not sent|does not reach/);
}, 60_000);

it('a reminder reaches whoever has not sealed once the mail server is there again, and nobody twice', async () => {
  const { act, seal, service, until, deadline } = world;
  for (const letter of 'ABC') await seal(letter);
  sink.refusals = 2;
  await remind(24);
  await tried([1, 'ABCF']);
  expect(reminded()).toEqual(['felix']);
  await seal('D');
  await tryAgain();
  await tried([2, 'ABCFDE']);
  expect(reminded()).toEqual(['elena', 'felix']);
  await tryAgain();
  await tried([3, 'ABCFDE']);
  // Letters are sent one after the other: when these have come, that attempt is over.
  await act('A', 'extendTurn', { hours: 1, reason: 'rain' });
  await expect.poll(reminded).toHaveLength(2 + 6);
  // The round ends with the turn, or with its last attempt.
  service.clock.moveTo(await deadline());
  await until(2);
  await tryAgain();
  await expect.poll(rounds).toEqual([]);
}, 60_000);

it('a mail server that is away is told of, whether there was a letter for it or not', async () => {
  for (const letter of 'ABCDEF') await world.seal(letter);
  await sink.close();
  await remind(24);
  await expect
    .poll(() => readFile(world.service.logFile, 'utf8'))
    .toMatch(/a round of letters, \S+ \(campaign\.reminders\), does not reach anybody \(\w+\)/);
  await world.rows('update mail set due_at = now(), attempts = 9');
  await expect.poll(rounds).toEqual([]);
}, 60_000);
