import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentKinds } from '@pelagonia/rules';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../test-database.js';
import { startService, type TestService, type Visitor } from '../test-service.js';

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
const running: TestService[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'pelagonia-content-'));
  for (const part of ['maps', 'armies', 'scenarios']) await cp(part, join(folder, part), { recursive: true });
});

afterEach(async () => {
  for (const service of running.splice(0)) await service.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function start(): Promise<TestService> {
  const service = await startService({ DATABASE_URL: database.url, CONTENT_DIR: folder, DEMO: 'new' });
  running.push(service);
  return service;
}

async function stopAll(): Promise<void> {
  for (const service of running.splice(0)) await service.close();
}

interface Edition {
  kind: string;
  id: string;
  version: number;
  documentUrl: string;
}

async function demoCampaign(visitor: Visitor): Promise<{ map: Edition; content: Edition[] }> {
  await visitor.ask('mutation { signInToDemo(input: { name: "anna" }) { __typename } }');
  const edition = '{ kind id version documentUrl }';
  const { data } = await visitor.ask(`{ viewer { campaigns { map ${edition} content ${edition} } } }`);
  const { campaigns } = data?.['viewer'] as { campaigns: { map: Edition; content: Edition[] }[] };
  return campaigns[0]!;
}

async function change(file: string, bend: (content: Record<string, unknown>) => void): Promise<void> {
  const content = JSON.parse(await readFile(join(folder, file), 'utf8')) as Record<string, unknown>;
  bend(content);
  await writeFile(join(folder, file), JSON.stringify(content));
}

it('a campaign keeps the editions it began with when the library moves on', async () => {
  const before = await start();
  const begun = await demoCampaign(before.visitor());
  const told = await (await fetch(before.url + begun.map.documentUrl)).text();
  await stopAll();
  await change('maps/pelagonia/map.json', (map) => {
    map['version'] = 1 + Number(map['version']);
    map['name'] = { en: 'Elsewhere', es: 'Otro sitio' };
  });

  const after = await start();
  const campaign = await demoCampaign(after.visitor());
  expect(campaign).toEqual(begun);
  const kept = await fetch(after.url + campaign.map.documentUrl);
  expect(kept.headers.get('cache-control')).toContain('immutable');
  expect(await kept.text()).toBe(told);
  const { data } = await after.visitor().ask('{ maps { id version documentUrl } }');
  const shipped = (data?.['maps'] as Edition[]).find(({ id }) => id === 'pelagonia')!;
  expect(shipped.version).toBe(begun.map.version + 1);
  expect(await (await fetch(after.url + shipped.documentUrl)).json()).toMatchObject({
    name: { en: 'Elsewhere' },
  });
});

it('a campaign is tied to its own map and to all of the rest of the library', async () => {
  const { content, map } = await demoCampaign((await start()).visitor());
  expect(content.filter(({ kind }) => kind === 'MAP')).toEqual([map]);
  expect(new Set(content.map(({ kind }) => kind))).toEqual(
    new Set(contentKinds.map((kind) => kind.toUpperCase())),
  );
});

it('an edition that nobody kept is not there, nor is a kind or a place outside the library', async () => {
  const { url } = await start();
  const missing = [
    '/content/map/pelagonia.json?v=0123456789abcdef',
    '/content/map/..%2f..%2fpackage.json',
    '/content/package/pelagonia.json',
    '/content/map/pelagonia',
  ];
  for (const path of missing) expect((await fetch(url + path)).status, path).toBe(404);
});

it('a service with a broken library does not start, and says which file and why', async () => {
  await change('maps/pelagonia/map.json', (map) => {
    delete map['ways'];
  });
  await expect(start()).rejects.toThrow('maps/pelagonia/map.json cannot be used:\n  At ways');
});

it('a service whose library has a thing in the wrong folder does not start', async () => {
  await change('maps/pelagonia/map.json', (map) => {
    map['id'] = 'atlantis';
  });
  await expect(start()).rejects.toThrow('“atlantis”, which is not the name of its folder');
});
