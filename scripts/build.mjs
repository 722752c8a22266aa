import { requireNode } from './project/node-version.mjs';

requireNode();
const [{ command }, { build }] = await Promise.all([import('./command.mjs'), import('./project/build.mjs')]);
await command(({ signal }) => build({ signal, force: process.argv.includes('--force') }));
