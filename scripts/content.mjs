import { requireNode } from './project/node-version.mjs';

requireNode();
const [{ runContent }, { endWithTheReader }] = await Promise.all([
  import('./content/run-content.mjs'),
  import('./terminal/closed-pipe.mjs'),
]);
endWithTheReader();
process.exitCode = await runContent(process.argv.slice(2));
