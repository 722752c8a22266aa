import { expect, test } from 'vitest';
import { blankList, blankMount, blankRule } from './edited-list.js';
import { keptList } from './kept-list.js';

function shelf() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, storage: () => storage as unknown as Storage };
}

test('a list that is being written comes back, empty figures and all', () => {
  const { storage } = shelf();
  const list = { ...blankList(), mounts: [blankMount(3)], rules: [blankRule(4)] };
  keptList('olga', 'lake', storage).write(list);
  expect(keptList('olga', 'lake', storage).read()).toEqual(list);
  expect(keptList('olga', 'sea', storage).read()).toBeUndefined();
});

test.each([
  ['no list', 7],
  ['lines that are none', { ...blankList(), units: [null] }],
  ['a line without a name', { ...blankList(), units: [{ ...blankList().units[0], name: undefined }] }],
  ['a line without a key', { ...blankList(), mounts: [{ ...blankMount(1), key: null }] }],
])('%s on the shelf is no list', (_, draft) => {
  const { kept, storage } = shelf();
  kept.set('list:olga:lake', JSON.stringify({ edition: 1, draft }));
  expect(keptList('olga', 'lake', storage).read()).toBeUndefined();
});
