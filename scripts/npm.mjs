import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** npm itself as a script: calling `npm` by name would need a shell on Windows. */
function npmScript() {
  const called = process.env.npm_execpath;
  if (called?.endsWith('npm-cli.js')) return called;
  const beside = path.dirname(process.execPath);
  return ['../lib/node_modules/npm/bin/npm-cli.js', 'node_modules/npm/bin/npm-cli.js']
    .map((place) => path.resolve(beside, place))
    .find((place) => existsSync(place));
}

/**
 * @param {readonly string[]} words
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(words, options) {
  const script = npmScript();
  return script ? run(process.execPath, [script, ...words], options) : run('npm', words, options);
}
