import { expect, it } from 'vitest';
import { scrubbedPath } from './scrubbed-path.js';

it('leaves out the query and the one-time word of a mail link', () => {
  expect(scrubbedPath('/es/reset/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4?x=1')).toBe('/es/reset/…');
  expect(scrubbedPath('/reset/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4%20')).toBe('/reset/…');
});

it('keeps ordinary paths readable', () => {
  expect(scrubbedPath('/maps/pelagonia.json?v=1')).toBe('/maps/pelagonia.json');
});

it('keeps a hostile path short', () => {
  expect(scrubbedPath(`/${'a/'.repeat(5000)}`).length).toBeLessThanOrEqual(200);
});
