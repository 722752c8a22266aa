import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as rules from '../../rules/src/index.js';
import { cpuTime } from '../../rules/test/cpu-time.js';
import { projectFolder } from '../project/folders.mjs';
import { brokenFiles } from './broken/expected.js';
import { check } from './check.mjs';
import { checkFiles } from './check-file.mjs';
import { contentIn, kindOf, schemaPlaceOf } from './places.mjs';
import { publishedSchemas } from './schemas.mjs';

const broken = path.join(projectFolder, 'scripts/content/broken');

let folder: string;
let printed: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pelagonia-content-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => void printed.push(String(line)));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

function run(file?: string, language: 'en' | 'es' = 'en', root?: string): Promise<number> {
  return check({ rules, file, language, options: new Map(), ...(root !== undefined && { folder: root }) });
}

test.each(Object.entries(brokenFiles))('%s is refused at the right line', async (name, expected) => {
  const text = await readFile(path.join(broken, name), 'utf8');
  const [found] = checkFiles(rules, [{ kind: kindOf(rules, name)!, text }], 'en');
  expect(found?.map(({ position, code }) => `${position.line} ${code}`)).toEqual(expected);
});

test('every broken file is expected to be', async () => {
  const files = (await readdir(broken)).filter((name) => name.endsWith('.json'));
  expect(files.sort()).toEqual(Object.keys(brokenFiles).sort());
  expect(files.length).toBeGreaterThanOrEqual(30);
});

test('all that the project ships is sound', async () => {
  expect([await run(), ...printed]).toEqual([0, expect.stringMatching(/^\d+ files checked, 0 faults$/)]);
});

test('every file names the schema it is written by, and the schemas are those of the rules', async () => {
  for (const { kind, file } of await contentIn(rules, projectFolder)) {
    const { $schema } = JSON.parse(await readFile(path.join(projectFolder, file), 'utf8')) as {
      $schema?: string;
    };
    const named = path.join(path.dirname(file), $schema ?? '');
    expect({ file, schema: named }).toEqual({ file, schema: path.normalize(schemaPlaceOf(rules, kind)) });
  }
  for (const { file, text } of publishedSchemas(rules)) {
    const published = await readFile(path.join(projectFolder, file), 'utf8');
    expect(published === text, `run npm run content -- schemas: ${file} is stale`).toBe(true);
  }
});

test('a fault is told as file, line, column and sentence, in either language', async () => {
  const file = path.join(broken, 'points-as-text.army.json');
  expect(await run(file)).toBe(1);
  expect(await run(file, 'es')).toBe(1);
  expect(printed).toEqual([
    `${file}:17:7 At units[0].points there must be a whole number from 0 to 1000000.`,
    '1 files checked, 1 faults',
    `${file}:17:7 En units[0].points debe haber un número entero de 0 a 1000000.`,
    '1 archivos comprobados, 1 fallos',
  ]);
});

test('a file whose name does not say what it is is refused with what to do', async () => {
  await expect(run('elsewhere/list.json')).rejects.toThrow('let it end in one of map.json, army.json');
});

test('a thing lies in the folder of its id', async () => {
  for (const part of ['maps', 'armies', 'scenarios']) {
    await cp(path.join(projectFolder, part), path.join(folder, part), { recursive: true });
  }
  await cp(path.join(folder, 'maps/pelagonia'), path.join(folder, 'maps/atlantis'), { recursive: true });
  expect(await run(undefined, 'en', folder)).toBe(1);
  expect(printed[0]).toMatch(
    /^maps\/atlantis\/map\.json:\d+:3 Its id is “pelagonia” but its folder is called “atlantis”/,
  );
});

test('an item for an army that is not there is told at its line', async () => {
  for (const part of ['maps', 'armies', 'scenarios']) {
    await cp(path.join(projectFolder, part), path.join(folder, part), { recursive: true });
  }
  const file = path.join(folder, 'armies/armoury.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/"bearers":/, '"armies": ["atlantis"],\n      "bearers":'));
  expect(await run(undefined, 'en', folder)).toBe(1);
  const line = text.slice(0, text.indexOf('"bearers":')).split('\n').length;
  expect(printed[0]).toMatch(new RegExp(`^armies/armoury.json:${line}:\\d+ .*“atlantis”`));
});

test('hostile files are answered quickly', () => {
  const hostile = [
    '',
    '\uFEFF',
    '[',
    '[]',
    'null',
    '7',
    '{"a":',
    '"'.repeat(9),
    '[['.repeat(20_000),
    '{"id":"x",'.repeat(5_000),
  ];
  const files = hostile.map((text) => ({ kind: 'army' as const, text }));
  const taken = cpuTime(() => {
    for (const faults of checkFiles(rules, files, 'en')) expect(faults.length).toBeGreaterThan(0);
  });
  expect(taken).toBeLessThan(5_000);
});
