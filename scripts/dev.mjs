import { requireNode } from './project/node-version.mjs';

requireNode();
const [{ command }, { dev }] = await Promise.all([import('./command.mjs'), import('./dev/dev.mjs')]);
await command(dev);
