import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { compareWithPublished } from './compare-turns.js';
import { readTurnFile } from './read-turn-file.js';
import { honestFile, honestTurn } from './testing/honest-turns.js';
import type { FileOrder, FileTurn, TurnFile } from './turn-file.js';

const script = fileURLToPath(new URL('../../../static/check-turns.mjs', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'pelagonia-turns-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy in which the first occurrence of a text was replaced. */
const tampered = (found: string | RegExp, put: string): TurnFile =>
  JSON.parse(JSON.stringify(honestFile()).replace(found, put)) as TurnFile;

const runScript = (file: TurnFile) => runOn(JSON.stringify(file));

function runOn(text: string): { good: boolean; said: string } {
  const name = path.join(folder, 'turns.json');
  writeFileSync(name, text);
  try {
    const said = execFileSync(process.execPath, [script, name], { encoding: 'utf8', stdio: 'pipe' });
    return { good: true, said };
  } catch (error) {
    return { good: false, said: (error as { stdout: string }).stdout };
  }
}

const tamperings = [
  ['an order', 'goats-stair', 'herons-bridge'],
  ['a standing answer', '"fight"', '"withdraw"'],
  ['a nonce', /"nonce":"a/, '"nonce":"b'],
  ['a commitment', /("commitments":\[\{"seat":"A","commitment":")[0-9a-f]{64}/, `$1${'0'.repeat(64)}`],
  ['a seed', '"seed":"5a', '"seed":"5b'],
] as const;

describe('the script for checking without a network', () => {
  it('has at most thirty lines, and asks for nothing but Node', () => {
    const text = readFileSync(script, 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
    expect([...text.matchAll(/from '([^']+)'/g)].every(([, from]) => from?.startsWith('node:'))).toBe(true);
  });

  it('verifies every line of an honest file', () => {
    const { good, said } = runScript(honestFile());
    expect(said).not.toContain('FAILED');
    expect(said.match(/^verified/gm)).toHaveLength(2 * (2 + 1 + 1 + 3 + 1));
    expect(good).toBe(true);
  });

  it.each(['<html>', '{}', '[]', 'null', '{"campaign":"c","turns":[{}]}'])(
    'says in a line that %s is no copy of turns',
    (text) => {
      const { good, said } = runOn(text);
      expect(said).toMatch(/^FAILED {4}turn \?: this file cannot be checked: /);
      expect(good).toBe(false);
    },
  );

  it('says nothing of what is not open yet', () => {
    const file = { ...honestFile(), turns: [honestTurn(1, 'LOCKED'), honestTurn(2, 'ORDERING')] };
    expect(runScript(file)).toEqual({ good: true, said: '' });
  });

  it.each(tamperings)('finds that %s was changed', (_, found, put) => {
    const { good, said } = runScript(tampered(found, put));
    expect(said).toContain('FAILED');
    expect(good).toBe(false);
  });

  it('finds a turned die and an order that vanished', () => {
    expect(runScript(tampered(/"face":\d/, '"face":9')).good).toBe(false);
    expect(runScript(tampered('"given":true', '"given":false')).said).toMatch(/FAILED {4}turn 1: every seal/);
  });

  it('finds fingerprints that changed places, and an order changed in a turn that is called unopened', () => {
    const { commitments, orders } = honestTurn(1);
    const [ofA, ofB] = commitments as [FileTurn['commitments'][number], FileTurn['commitments'][number]];
    const swapped = [
      { ...ofA, commitment: ofB.commitment },
      { ...ofB, commitment: ofA.commitment },
    ];
    expect(runScript(withFirst({ commitments: swapped })).said).toMatch(/FAILED {4}turn 1: the order of A/);
    const changed = orders.map((order) => (order.seat === 'A' ? { ...order, attack: 'mirewatch' } : order));
    expect(runScript(withFirst({ orders: changed, phase: 'LOCKED' })).good).toBe(false);
  });

  it('finds an order that another one hides by standing there twice', () => {
    const [ofA, , ofC] = honestTurn(1).orders as [FileOrder, FileOrder, FileOrder];
    expect(runScript(withFirst({ orders: [ofA, ofA, ofC] })).said).toMatch(/FAILED {4}turn 1: every seal/);
  });
});

/** A copy in which the first turn was replaced. */
const withFirst = (first: Partial<FileTurn>): TurnFile => {
  const [turn, ...rest] = honestFile().turns as [FileTurn, ...FileTurn[]];
  return { ...honestFile(), turns: [{ ...turn, ...first }, ...rest] };
};

describe('a copy that somebody kept', () => {
  it('is read back as it was written', () => {
    expect(readTurnFile(JSON.stringify(honestFile(), null, 2))).toEqual(honestFile());
  });

  it.each([
    'no JSON',
    '[]',
    '{"format":"pelagonia-turns","version":1}',
    JSON.stringify({ ...honestFile(), version: 2 }),
    JSON.stringify({ ...honestFile(), turns: [{ turn: 1 }] }),
    JSON.stringify(honestFile()).replace('"rolls":[{', '"rolls":[7,{'),
  ])('is refused when it is something else', (text) => {
    expect(readTurnFile(text)).toBeUndefined();
  });

  it('agrees with what is published, though it was made before the reveal', () => {
    const published = honestFile().turns;
    expect(compareWithPublished(honestFile(), published)).toEqual([]);
    for (const phase of ['ORDERING', 'LOCKED', 'REVEALED'] as const) {
      for (const told of [true, false]) {
        const early = { ...honestFile(), turns: [honestTurn(1, phase, told)] };
        expect(compareWithPublished(early, published)).toEqual([]);
      }
    }
  });

  it.each([
    ['goats-stair', 'herons-bridge', { kind: 'ORDER', turn: 1, seat: 'A' }],
    [tamperings[3][1], tamperings[3][2], { kind: 'COMMITMENT', turn: 1, seat: 'A' }],
    ['"seed":"5a', '"seed":"5b', { kind: 'SEED', turn: 1 }],
    [/"face":\d/, '"face":9', { kind: 'DIE', turn: 1 }],
    [/("dice":\{"commitment":")[0-9a-f]{64}/, `$1${'0'.repeat(64)}`, { kind: 'DICE_PROMISE', turn: 1 }],
    ['"turn":1', '"turn":7', { kind: 'TURN', turn: 7 }],
  ])('shows where it and the service differ: %s', (found, put, difference) => {
    expect(compareWithPublished(tampered(found, put), honestFile().turns)).toEqual([difference]);
  });

  it('shows what was left out of it', () => {
    const { orders, commitments, dice } = honestTurn(1);
    const left = (first: Partial<FileTurn>) => compareWithPublished(withFirst(first), honestFile().turns);
    const [order, commitment] = [
      { kind: 'ORDER', turn: 1, seat: 'A' },
      { kind: 'COMMITMENT', turn: 1, seat: 'A' },
    ];
    expect(left({ orders: orders.slice(1) })).toEqual([order]);
    expect(left({ commitments: commitments.slice(1) })).toEqual([commitment]);
    expect(left({ orders: orders.slice(1), commitments: commitments.slice(1) })).toEqual([commitment, order]);
    expect(left({ dice: { ...dice, rolls: dice.rolls.slice(1) } })).toEqual([{ kind: 'DIE', turn: 1 }]);
  });
});
