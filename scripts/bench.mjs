import { requireNode } from './project/node-version.mjs';

requireNode();
const [{ command }, { bench }] = await Promise.all([import('./command.mjs'), import('./bench/bench.mjs')]);
await command(bench);
