import { requireNode } from './project/node-version.mjs';

requireNode();
const [{ command }, { runChecks }] = await Promise.all([
  import('./command.mjs'),
  import('./checks/run-checks.mjs'),
]);
await command((life) => runChecks(life, { all: true }));
