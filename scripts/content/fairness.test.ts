import { afterEach, expect, test, vi } from 'vitest';
import * as rules from '../../rules/src/index.js';
import { fairness } from './fairness.mjs';

afterEach(() => vi.restoreAllMocks());

async function run(options: Record<string, string>, language: 'en' | 'es' = 'en') {
  let printed = '';
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void complaints.push(line));
  vi.spyOn(console, 'log').mockImplementation((line) => void (printed += `${line}\n`));
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text, ...rest: unknown[]) => {
    printed += String(text);
    for (const callback of rest) if (typeof callback === 'function') callback();
    return true;
  });
  const code = await fairness({
    rules,
    file: undefined,
    language,
    options: new Map(Object.entries(options)),
  });
  write.mockRestore();
  return { code, printed, complaints };
}

test('the fairness of one map is told as JSON, the same for the same seed', async () => {
  const asked = { map: 'pelagonia', campaigns: '60', seed: '4', json: '' };
  const { code, printed } = await run(asked);
  expect(code).toBe(0);
  const { maps, ...series } = JSON.parse(printed) as { maps: unknown[] };
  expect(series).toEqual({ campaigns: 60, seed: 4, turnLimit: rules.usualTurnLimit });
  expect(maps).toEqual([
    expect.objectContaining({
      map: 'pelagonia',
      capitals: expect.arrayContaining([
        { between: ['high-elves', 'dwarfs'], steps: 4, hexes: 14 },
      ]) as unknown,
      seats: expect.arrayContaining([
        expect.objectContaining({ seat: 'orcs', territories: [2, 4, 6], rivals: [0, 2, 2] }),
      ]) as unknown,
    }),
  ]);
  expect((await run(asked)).printed).toBe(printed);
});

test('the table names seats in the language asked for, and says how the best and the worst compare', async () => {
  const { printed } = await run({ map: 'pelagonia', campaigns: '120' }, 'es');
  expect(printed).toMatch(/^La Tierra de Pelagonia\n/);
  expect(printed).toMatch(/Altos Elfos +2 4 6 +0 2 2 +\d+\.\d %/);
  expect(printed).toMatch(/mejor a peor reino: \d+\.\d{3} : 1 \(120 campañas, semilla 1\)/);
});

test('a seat that never won gives no ratio out of nowhere', async () => {
  const { printed } = await run({ map: 'pelagonia', campaigns: '1' });
  expect(printed).toContain('a seat never won (1 campaigns, seed 1)');
});

test('a map that there is not is a fault in a sentence', async () => {
  const { code, printed, complaints } = await run({ map: 'atlantis' });
  expect([code, printed]).toEqual([1, '']);
  expect(complaints).toEqual(['There is no map atlantis; its name is that of a folder in maps.']);
});
