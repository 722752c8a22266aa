import { requireNode } from './project/node-version.mjs';

requireNode();
const [{ command }, { start }] = await Promise.all([import('./command.mjs'), import('./start/start.mjs')]);
await command(start);
