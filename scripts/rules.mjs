import { requireNode } from './project/node-version.mjs';

requireNode();
const [{ runRules }, { endWithTheReader }] = await Promise.all([
  import('./rules/run-rules.mjs'),
  import('./terminal/closed-pipe.mjs'),
]);
endWithTheReader();
process.exitCode = await runRules(process.argv.slice(2));
