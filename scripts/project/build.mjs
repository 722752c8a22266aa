import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Fault } from '../fault.mjs';
import { awaitLock } from '../lock.mjs';
import { runNpm } from '../npm.mjs';
import { CommandFailed, runNode } from '../run.mjs';
import { say, step } from '../terminal/progress.mjs';
import { digest } from './digest.mjs';
import { keptFolder, makeFolder, projectFolder } from './folders.mjs';

const stampFile = path.join(keptFolder, 'build.json');
const settings = ['package-lock.json', 'tsconfig.base.json'];

/**
 * The rooms that are built, what each is made from, what proves that it is there, and how it is made.
 * @type {readonly { name: string, title: string, from: readonly string[], proof: string, make: (signal?: AbortSignal) => Promise<string> }[]}
 */
export const rooms = [
  {
    name: 'rules',
    title: 'Building the rules',
    from: [...settings, 'rules'],
    proof: 'rules/dist/index.js',
    make: (signal) =>
      runNode('node_modules/typescript/bin/tsc', ['-p', 'rules/tsconfig.build.json'], { signal }),
  },
  {
    name: 'api',
    title: 'Building the service',
    from: [...settings, 'nest-cli.json', 'api/.swcrc', 'api/package.json', 'api/tsconfig.json', 'api/src'],
    proof: 'api/dist/main.js',
    make: (signal) =>
      // Nest flattens its output only when it is called from the folder that holds the sources.
      runNode(
        path.join(projectFolder, 'node_modules/@nestjs/cli/bin/nest.js'),
        ['build', '-c', '../nest-cli.json'],
        {
          cwd: path.join(projectFolder, 'api'),
          signal,
        },
      ),
  },
  {
    name: 'web',
    title: 'Building the page',
    from: [
      ...settings,
      ...['rules/src', 'api/schema.graphql', 'web', 'web/project.inlang/settings.json'],
      ...['maps', 'scenarios', 'armies', 'rules/cases'],
    ],
    proof: 'web/build',
    // The tests call themselves `test`, and would have a page built for developers: larger, and not what people get.
    make: (signal) =>
      runNpm(['run', 'build', '--workspace', 'web'], {
        signal,
        env: { ...process.env, NODE_ENV: 'production' },
      }),
  },
];

/**
 * Builds what has changed since it was last built.
 * @param {{ signal?: AbortSignal | undefined, force?: boolean, page?: boolean, rulesOnly?: boolean }} [options]
 *   `page: false` leaves the page as it is; `rulesOnly` leaves all but the rules, and says nothing about it
 */
export async function build({ signal, force = false, page = true, rulesOnly = false } = {}) {
  await makeFolder(keptFolder);
  const lock = await awaitLock(path.join(keptFolder, 'build.lock'), (pid) => {
    if (!rulesOnly) say(`  Another command (process ${pid}) is building; waiting for it.`);
  });
  try {
    /** @type {Record<string, string>} */
    const built = JSON.parse(await readFile(stampFile, 'utf8').catch(() => '{}'));
    /** @param {(typeof rooms)[number]} room */
    const refresh = async ({ name, title, from, proof, make }) => {
      const wanted = await digest(from, [process.versions.node.split('.')[0] ?? '']);
      const there = await stat(path.join(projectFolder, proof)).catch(() => undefined);
      if (!force && there && built[name] === wanted) return;
      delete built[name];
      await writeFile(stampFile, JSON.stringify(built));
      await (rulesOnly ? make(signal) : step(title, () => make(signal))).catch((error) => {
        throw error instanceof CommandFailed ? refusal(title, error) : error;
      });
      built[name] = wanted;
      await writeFile(stampFile, JSON.stringify(built));
    };
    const [rules, api, web] = rooms;
    // The page takes far longer than the other two together, which fill the second core meanwhile.
    const results = await Promise.allSettled([
      (async () => {
        for (const room of rulesOnly ? [rules] : [rules, api]) if (room) await refresh(room);
      })(),
      page && !rulesOnly && web && refresh(web),
    ]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  } finally {
    await lock.release();
  }
}

/**
 * @param {string} title
 * @param {CommandFailed} error
 */
function refusal(title, error) {
  return new Fault(`${title} failed; the compiler says below where, so mend that and start again.`, {
    details: error.output.trim().split('\n').slice(-40),
    cause: error,
  });
}
