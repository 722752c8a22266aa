import { requireNode } from './project/node-version.mjs';

requireNode();
const { runRules } = await import('./rules/run-rules.mjs');
process.exitCode = await runRules(process.argv.slice(2));
