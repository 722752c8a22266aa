import { expect, it } from 'vitest';
import { composeLetter } from './letter.js';
import { isLoopbackAddress, isLoopbackUrl } from './loopback.js';

it('a letter has the same words as text and as HTML, and its link can be clicked', () => {
  const letter = composeLetter('ana@example.org', 'Hello', 'en', [
    'Open <this>:',
    { href: 'https://war.example/x?a=1&b=2' },
  ]);
  expect(letter.text).toBe('Open <this>:\n\nhttps://war.example/x?a=1&b=2\n');
  expect(letter.html).toContain('<p>Open &lt;this&gt;:</p>');
  expect(letter.html).toContain(
    '<a href="https://war.example/x?a=1&amp;b=2">https://war.example/x?a=1&amp;b=2</a>',
  );
});

it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(isLoopbackAddress(address)).toBe(true);
});

it.each([undefined, '', '192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1', 'localhost.example.org'])(
  '%s is not this machine',
  (address) => {
    expect(isLoopbackAddress(address)).toBe(false);
  },
);

it.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:3000', true],
  ['https://war.example', false],
  ['https://localhost.war.example', false],
])('whether %s is of this machine: %s', (url, answer) => {
  expect(isLoopbackUrl(url)).toBe(answer);
});
