import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The content policy of one built page: scripts of our own files, and exactly those inline ones that the build wrote
 * into it. Styles come from files alone.
 */
export function contentPolicy(html: string, publicUrl: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const { host, protocol } = new URL(publicUrl);
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    `style-src 'self'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    // Older Safari does not count the websocket of the same host as 'self'.
    `connect-src 'self' ${protocol === 'https:' ? 'wss' : 'ws'}://${host}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
  ].join('; ');
}

/** For everything that is not a page of ours: nothing may be loaded or run. */
export const barePolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** For what a page has done in a worker of its own, whose policy is that of its file: it may fetch fonts to write in. */
export const workerPolicy = "default-src 'none'; font-src 'self'";
