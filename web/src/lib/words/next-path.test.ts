import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.js';

const next = (value: string | null) => nextPath(value, '/home');

describe('where to go after signing in', () => {
  it.each(['/campaigns/7', '/es/profile?tab=keys#sessions', '/'])(
    'follows a path on this site: %s',
    (path) => {
      expect(next(path)).toBe(path);
    },
  );

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/home',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    'home',
    '',
    '//',
  ])('goes home rather than to %j', (outside) => {
    expect(next(outside)).toBe('/home');
  });

  it('goes home when nothing was asked for', () => {
    expect(next(null)).toBe('/home');
  });
});
