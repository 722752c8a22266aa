import { expect, test } from 'vitest';
import { joinPath } from './remembered-path.js';

test('a letter leads back to an invitation and nowhere else', () => {
  expect(joinPath('aB_-9')).toBe('/join/aB_-9');
  for (const bent of [null, '', '../home', '//elsewhere.example', 'a?next=/b', 'https://elsewhere.example'])
    expect(joinPath(bent)).toBeNull();
});
