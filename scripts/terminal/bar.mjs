import process from 'node:process';

const width = 30;

/**
 * A bar on standard error that fills and, when all is done, goes; nothing where nobody looks on.
 * @param {number} done
 * @param {number} all
 */
export function drawBar(done, all) {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((width * done) / all);
  const bar = '█'.repeat(filled).padEnd(width, '░');
  process.stderr.write(done === all ? '\r\x1b[2K' : `\r${bar} ${done} / ${all}`);
}
