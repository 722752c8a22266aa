import { expect, it } from 'vitest';
import { inOrderOfNeed } from './head-order.js';

const font = '<link href="/a.woff2" rel="preload" as="font" type="font/woff2" crossorigin>';
const script = '<link href="/a.js" rel="modulepreload">';
const style = '<link href="/a.css" rel="stylesheet">';
const icon = '<link rel="icon" href="/mark.svg">';

it('a page asks for its styles first, then for letters, then for scripts', () => {
  const html = `<head>${icon}${font}${script}<title>A</title>${style}</head><body>${style}</body>`;
  expect(inOrderOfNeed(html, ['styles', 'fonts', 'scripts']).split('\n').join('')).toBe(
    `<head>${icon}<title>A</title>${style}${font}` +
      `${script.replace('>', ' fetchpriority="low">')}</head><body>${style}</body>`,
  );
});

it('a piece of a page without a head stays as it is', () => {
  expect(inOrderOfNeed(`<p>${style}</p>`, ['styles'])).toBe(`<p>${style}</p>`);
});

it('what is asked for twice is asked for once, and no less hurriedly for being put in order again', () => {
  const html = `<head>${style}${script}${style}${script}</head>`;
  const once = inOrderOfNeed(html, ['styles', 'scripts']);
  expect(once.match(/<link/g)).toHaveLength(2);
  expect(inOrderOfNeed(once, ['scripts', 'styles']).match(/fetchpriority/g)).toHaveLength(1);
});
