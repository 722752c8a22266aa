import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createLogger } from './logger.js';

/** What lands in the log file when `write` logs. */
async function logged(write: (logger: ReturnType<typeof createLogger>) => void): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pelagonia-log-'));
  const logFile = join(folder, 'deep', 'service.log');
  const logger = createLogger({ logLevel: 'info', logFile });
  write(logger);
  const text = await vi.waitUntil(() => existsSync(logFile) && readFileSync(logFile, 'utf8'));
  rmSync(folder, { recursive: true });
  return text;
}

it.skipIf(!existsSync('/proc/self'))(
  'a log file in a place that takes none is a fault in one sentence, at once',
  () => {
    expect(() => createLogger({ logLevel: 'info', logFile: '/proc/pelagonia/deep/service.log' })).toThrow(
      /^LOG_FILE names .*, where nothing can be written \(\w+\); name another file\.$/,
    );
  },
);

it('tells of a failed statement without the values in it', async () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    query: 'insert into account values ($1)',
    parameters: ['wax-and-feather'],
    detail: 'Key (email)=(wax-and-feather) already exists.',
  });
  const text = await logged((logger) => logger.error({ err: error }, 'it failed'));
  expect(text).toContain('23505');
  expect(text).not.toContain('wax-and-feather');
});

it('hides what is named like a secret, should anything log one', async () => {
  const text = await logged((logger) => logger.info({ input: { password: 'wax-and-feather' } }, 'x'));
  expect(text).toContain('[hidden]');
  expect(text).not.toContain('wax-and-feather');
});
