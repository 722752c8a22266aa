import { readdirSync } from 'node:fs';
import { inTheOpen } from '../../battles/battle-world.js';
import { requestsFor, walk } from '../ask-together.js';
import { questions, schemaOf } from '../walk-schema.js';
import type { Cast } from './cast.js';
import { type Role, roles, type Written, writtenIn } from './written.js';

/** All that a role is told in any field. */
export type Told = ReadonlyMap<Role, string>;

/** Asks whatever can be asked, for each of these roles. */
export async function askEverything(cast: Cast, whom: readonly Role[] = roles): Promise<Told> {
  const { campaignId: id } = cast;
  const schema = await schemaOf(cast.who('attacker').visitor);
  const battle = { turn: 1, number: 1, key: inTheOpen, battle: inTheOpen };
  const asked = requestsFor(schema, questions(schema, { id, campaignId: id, first: 200, ...battle }));
  const told = new Map<Role, string>();
  for (const role of whom) told.set(role, [...(await walk(cast.who(role).visitor, asked)).values()].join());
  return told;
}

export const readIn = (told: Told): Record<string, Written[]> =>
  Object.fromEntries([...told].map(([role, text]) => [role, writtenIn(text)]));

/** Files that answer at addresses of their own, beside GraphQL and the pages. */
export const controllers = (): string[] =>
  readdirSync('api/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.controller.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** What each of them answers without a secret address. The outbox is there for whoever sits at the machine itself. */
export const doors = (cast: Cast): Readonly<Record<string, readonly string[]>> => ({
  'chronicle/photos/photos.controller.ts': [
    `/photos/${cast.campaignId}`,
    ...Object.values(cast.pictures).flatMap((url) => [url, url.replace('large', 'thumbnail')]),
  ],
  'content/content.controller.ts': ['/content/army/house-list.json', '/content/army/empire.json'],
  'health/health.controller.ts': ['/health/live', '/health/ready'],
  'mail/outbox.controller.ts': [],
  'metrics/metrics.controller.ts': ['/metrics'],
});

/** Addresses that somebody is told, of documents and pictures. */
export const addressesIn = (told: string): string[] => [
  ...new Set([...told.matchAll(/\/(?:content|photos)\/[^"\\]+/g)].map(([url]) => url)),
];

export async function fetched(
  cast: Cast,
  role: Role,
  path: string,
): Promise<{ status: number; text: string }> {
  const { visitor } = cast.who(role);
  const response = await fetch(`${visitor.url}${path}`, {
    headers: { accept: 'text/html, application/json', ...visitor.credentials },
  });
  return { status: response.status, text: Buffer.from(await response.arrayBuffer()).toString('latin1') };
}
