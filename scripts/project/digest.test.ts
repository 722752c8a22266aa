import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rooms } from './build.mjs';
import { filesIn } from './digest.mjs';
import { projectFolder } from './folders.mjs';

// A file that a build leaves behind among its sources would have the next start build all over again.
test.skipIf(!existsSync(path.join(projectFolder, '.git')))(
  'no room is built from a file that git ignores',
  async () => {
    const words = ['ls-files', '--others', '--ignored', '--exclude-standard', '--', 'rules', 'api', 'web'];
    const ignored = new Set(
      execFileSync('git', words, { cwd: projectFolder, encoding: 'utf8', maxBuffer: 2 ** 28 }).split('\n'),
    );
    expect(ignored.size).toBeGreaterThan(1);
    const sources = await Promise.all(
      rooms.flatMap(({ from }) => from.map((place) => filesIn(path.join(projectFolder, place)))),
    );
    expect(sources.flat().length).toBeGreaterThan(100);
    expect(sources.flat().filter((file) => ignored.has(path.relative(projectFolder, file)))).toEqual([]);
  },
);

test('the page is built anew when the settings of its languages change', async () => {
  const { from = [] } = rooms.find(({ name }) => name === 'web') ?? {};
  const sources = await Promise.all(from.map((place) => filesIn(path.join(projectFolder, place))));
  expect(sources.flat()).toContain(path.join(projectFolder, 'web/project.inlang/settings.json'));
});
