import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as rules from '../../rules/src/index.js';
import { armouryFile, armyFile } from '../../rules/test/sample-army.js';
import { objective, scenarioFile } from '../../rules/test/sample-scenarios.js';
import { projectFolder } from '../project/folders.mjs';
import { roster } from './roster.mjs';
import { score } from './score.mjs';
import { simulate } from './simulate.mjs';
import { readWords } from './words.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pelagonia-rules-'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function ship(file: string, content: unknown): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), JSON.stringify(content));
}

type Command = typeof score;

async function run(
  command: Command,
  document: unknown,
  options: Record<string, string> = {},
  library = folder,
) {
  await ship('input.json', document);
  let printed = '';
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void complaints.push(line));
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text, ...rest: unknown[]) => {
    printed += String(text);
    for (const callback of rest) if (typeof callback === 'function') callback();
    return true;
  });
  const request = { rules, file: path.join(folder, 'input.json'), language: 'en' as const };
  const code = await command({
    ...request,
    options: new Map(Object.entries(options)),
    folder: library,
  });
  write.mockRestore();
  return { code, answer: printed === '' ? undefined : (JSON.parse(printed) as unknown), complaints };
}

const sides = { attacker: { objectives: { hill: true } }, defender: {} };

test('a score is reckoned by the scenario it names', async () => {
  await ship(
    'scenarios/bridge/scenario.json',
    scenarioFile({ id: 'bridge', objectives: [objective({ id: 'hill' })] }),
  );
  const { code, answer } = await run(score, { scenario: 'bridge', size: 2000, sides });
  expect(code).toBe(0);
  expect(answer).toMatchObject({ winner: 'attacker', sides: { attacker: { points: 100, bonuses: 100 } } });
});

test('a scenario that there is not is a fault in a sentence', async () => {
  const { code, answer, complaints } = await run(score, {
    scenario: '../maps',
    size: 2000,
    sides: { attacker: {}, defender: {} },
  });
  expect([code, answer]).toEqual([1, undefined]);
  expect(complaints).toEqual(['No scenario is called “../maps”; choose one of the library.']);
});

test('a scenario that is not sound is not played', async () => {
  await ship('scenarios/bridge/scenario.json', scenarioFile({ id: 'bridge', version: 0 }));
  await expect(run(score, { scenario: 'bridge', size: 2000, sides })).rejects.toThrow(
    'scenarios/bridge/scenario.json is not sound; mend it first.',
  );
});

const entries = [{ unit: 'general' }, { unit: 'halberdiers', count: 2 }];

test('a legal roster is summed up', async () => {
  await ship('armies/empire/army.json', armyFile());
  await ship('armies/armoury.json', armouryFile());
  const { code, answer } = await run(roster, { army: 'empire', size: 1000, entries });
  expect(code).toBe(0);
  expect(answer).toEqual({ total: 215, units: 2, breakPoint: 1, faults: [] });
});

test('an illegal roster is summed up with every fault', async () => {
  await ship('armies/empire/army.json', armyFile());
  const { code, answer, complaints } = await run(roster, {
    army: 'empire',
    size: 1000,
    entries: entries.slice(1),
  });
  expect(code).toBe(1);
  expect(answer).toMatchObject({ total: 90, faults: [{ code: 'ROSTER_GENERALS' }] });
  expect(complaints).toHaveLength(1);
});

test('an army that there is not is a fault in a sentence', async () => {
  const { code, answer, complaints } = await run(roster, { army: 'chaos', size: 1000, entries });
  expect([code, answer, complaints.length]).toEqual([1, undefined, 1]);
});

test('magic items and siege gear come from the armoury', async () => {
  await ship('armies/empire/army.json', armyFile());
  await ship('armies/armoury.json', armouryFile());
  const armed = [{ unit: 'general', items: ['sword'] }, { unit: 'halberdiers', count: 2 }, { unit: 'ram' }];
  const { answer } = await run(roster, { army: 'empire', size: 1000, entries: armed });
  expect(answer).toEqual({ total: 235, units: 2, breakPoint: 1, faults: [] });
});

test('a list or an armoury that is not sound judges nothing', async () => {
  const document = { army: 'empire', size: 1000, entries };
  await ship('armies/empire/army.json', armyFile());
  await ship('armies/armoury.json', armouryFile({ version: 0 }));
  await expect(run(roster, document)).rejects.toThrow('armies/armoury.json is not sound; mend it first.');
  await ship('armies/empire/army.json', armyFile({ version: 0 }));
  await expect(run(roster, document)).rejects.toThrow('armies/empire/army.json is not sound; mend it first.');
});

test('the armoury is no army', async () => {
  await ship('armies/armoury.json', armouryFile());
  const { code, complaints } = await run(roster, { army: 'armoury', size: 1000, entries });
  expect([code, complaints]).toEqual([1, ['There is no army list “armoury”; choose one that there is.']]);
});

test('the lists of the project itself are found', async () => {
  const armed = [
    { unit: 'general', items: ['crown-of-command'] },
    { unit: 'warriors', count: 2 },
    { unit: 'runesmith', mount: 'anvil', items: ['scroll-of-dispelling'] },
  ];
  const { answer } = await run(roster, { army: 'dwarfs', size: 1000, entries: armed }, {}, projectFolder);
  expect(answer).toEqual({ total: 155 + 100 + 220 + 90 + 10 + 20, units: 2, breakPoint: 1, faults: [] });
});

test('a map that there is not is a fault in a sentence', async () => {
  const { code, complaints } = await run(simulate, {}, { map: 'atlantis' });
  expect(code).toBe(1);
  expect(complaints).toEqual(['There is no map atlantis; its name is that of a folder in maps.']);
});

test('a number of campaigns that is none is refused', async () => {
  await expect(run(simulate, {}, { campaigns: '0' })).rejects.toThrow('--campaigns is 0');
});

test('only the options of a command are taken', () => {
  const optionsOf = new Map([['simulate', ['seed']]]);
  const read = (...words: string[]) => readWords(words, ['score', 'simulate'], optionsOf);
  expect(read('simulate', '--seed', '4', '--language=es')).toMatchObject({
    name: 'simulate',
    language: 'es',
    options: new Map([['seed', '4']]),
  });
  expect(() => read('score', '--seed=4')).toThrow('There is no option --seed.');
  expect(() => read('simulate', '-x')).toThrow('There is no option -x.');
});
