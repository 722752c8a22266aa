import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test, vi } from 'vitest';
import { build } from '../project/build.mjs';
import { projectFolder } from '../project/folders.mjs';

// A busy machine is no fault of the rules.
vi.setConfig({ testTimeout: 60_000 });

const turn = {
  territories: [
    { id: 'a-cap', kind: 'capital', owner: 'A' },
    { id: 'x', kind: 'crossing' },
  ],
  links: [['a-cap', 'x']],
  orders: { A: { attack: 'x' } },
};

/** Runs the command as a club would, with this on its standard input. */
async function rules(words: readonly string[], input = '') {
  const child = spawn(process.execPath, [path.join(projectFolder, 'scripts/rules.mjs'), ...words], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined).end(input);
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, faults] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, out, faults };
}

beforeAll(() => build({ rulesOnly: true }), 60_000);

test('a turn on standard input is adjudicated, and nothing but JSON comes out', async () => {
  const { code, out, faults } = await rules(['adjudicate'], JSON.stringify(turn));
  expect({ code, faults }).toEqual({ code: 0, faults: '' });
  const report = JSON.parse(out) as Record<string, unknown>;
  expect(Object.keys(report)).toEqual([
    'battles',
    'ignored',
    'illegal',
    'choices',
    'done',
    'captures',
    'eliminated',
    'campaign',
    'territories',
    'armies',
    'log',
  ]);
  expect(report.captures).toEqual([{ territory: 'x', from: null, to: 'A', how: 'open', rule: 'R2' }]);
});

test('ends without a word when nobody reads its answer', async () => {
  const child = spawn(process.execPath, [path.join(projectFolder, 'scripts/rules.mjs'), 'cases'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  expect({ faults: await text(child.stderr), code: await ended }).toEqual({ faults: '', code: 0 });
});

test('a turn in a file is adjudicated in Spanish', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pelagonia-'));
  try {
    const file = path.join(folder, 'turn.json');
    await writeFile(file, `\uFEFF${JSON.stringify(turn)}`);
    const { code, out } = await rules(['adjudicate', file, '--language', 'es']);
    expect(code).toBe(0);
    expect(out).toContain('A toma x: nadie lo defiende.');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('what breaks a rule is told in sentences, with exit code 1', async () => {
  const { code, out, faults } = await rules(['adjudicate'], JSON.stringify({ ...turn, turn: 0, dice: [7] }));
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(faults).toBe(
    'At turn there must be a whole number from 1 up.\n' +
      'The die at dice[0] shows 7; a die shows a whole number from 1 to 6.\n',
  );
});

test.each([
  ['no JSON', ['adjudicate'], 'Standard input is not JSON'],
  ['no such file', ['adjudicate', 'no/such.json'], 'no/such.json cannot be read (ENOENT)'],
  ['no such file of cases', ['cases', 'no/such.md'], 'no/such.md cannot be read (ENOENT)'],
  ['no command', [], 'A command is missing.'],
  ['an unknown command', ['conquer'], 'There is no command conquer.'],
  ['an unknown option', ['cases', '--loud'], 'There is no option --loud.'],
  ['an unknown language', ['cases', '--language=la'], 'There is no language la.'],
  ['two files', ['adjudicate', 'one', 'two'], 'One file is enough.'],
])('%s cannot be read: exit code 2', async (_, words, sentence) => {
  const { code, out, faults } = await rules(words, '{');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(faults).toContain(sentence);
});

test('the book of cases is played, a line for each and the sum at the end', async () => {
  const { code, out } = await rules(['cases']);
  expect(out).toMatch(/\n\d{3,} passed, 0 failed\n$/);
  expect(code).toBe(0);
});

test('a case that is not so fails with its line', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pelagonia-'));
  try {
    const file = path.join(folder, 'case.md');
    await writeFile(
      file,
      '## 1. Wrong\n\nShows R2: it.\n\n```turn\nAnna holds x (pass)\nthen Anna is out\n```\n',
    );
    const { code, out } = await rules(['cases', file]);
    expect(out).toContain('✗ 1 Wrong (R2)\n    case.md, line 7, “then Anna is out”: out are: [] instead.');
    expect(out).toMatch(/0 passed, 1 failed\n$/);
    expect(code).toBe(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});
