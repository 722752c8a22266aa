import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentPolicy } from './content-policy.js';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows the inline scripts of the page by their hash, and no others', () => {
  const policy = contentPolicy(
    '<script>one()</script><script type="module" src="/x.js"></script>',
    'http://a.example',
  );
  expect(policy).toContain(`script-src 'self' ${hash('one()')};`);
  expect(policy).not.toContain('unsafe');
});

it('lets the page open the live socket of its own host', () => {
  expect(contentPolicy('', 'https://war.example')).toContain("connect-src 'self' wss://war.example");
});
