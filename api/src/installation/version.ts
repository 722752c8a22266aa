import { readFileSync } from 'node:fs';

/** Of the API's own package file, which lies beside its sources and beside what they are built into. */
export const version = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
