import { requireNode } from './project/node-version.mjs';

requireNode();
const { runContent } = await import('./content/run-content.mjs');
process.exitCode = await runContent(process.argv.slice(2));
