import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.mjs';
import { startServer } from './server-process.mjs';
import { median } from './throughput.mjs';

/**
 * From calling the script to the first answer that says ready, with everything installed, built and migrated.
 * @param {(undo: () => Promise<unknown>) => void} atEnd
 * @returns {Promise<number>} seconds, the median of three starts
 */
export async function measureWarmStart(atEnd) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pelagonia-bench-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const start = async () => {
    const server = await startServer(
      ['scripts/start.mjs', '--data', folder],
      { PORT: `${port}` },
      `http://127.0.0.1:${port}/health/ready`,
    );
    await server.stop();
    return server.seconds;
  };
  await start();
  return median([await start(), await start(), await start()]);
}
