import { expect, test } from 'vitest';
import { blankDraft, resultDrafts } from '../battles/result/result-draft.js';
import { KeptDraft } from './kept-draft.js';

function shelf(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('what was entered comes back, and is gone once it is cleared', () => {
  const place = shelf();
  const draft = blankDraft(2000);
  draft.depth = 'full';
  draft.sides.attacker.destroyed['halberdiers'] = 2;
  new KeptDraft('here', resultDrafts, () => place).write(draft);
  const again = new KeptDraft('here', resultDrafts, () => place);
  expect(again.read()).toEqual(draft);
  expect(new KeptDraft('elsewhere', resultDrafts, () => place).read()).toBeUndefined();
  again.clear();
  expect([again.read(), place.kept.size]).toEqual([undefined, 0]);
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['another edition', JSON.stringify({ edition: 0, draft: blankDraft(1) })],
  ['another shape', JSON.stringify({ edition: 2, draft: { ...blankDraft(1), sides: [] } })],
  ['another depth', JSON.stringify({ edition: 2, draft: { ...blankDraft(1), depth: 'abyss' } })],
])('%s on the shelf is no draft', (_, content) => {
  const place = shelf(content === undefined ? {} : { here: content });
  expect(new KeptDraft('here', resultDrafts, () => place).read()).toBeUndefined();
});

test('a browser that keeps nothing is no fault', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  const draft = new KeptDraft('here', resultDrafts, forbidden);
  draft.write(blankDraft(1));
  draft.clear();
  expect(draft.read()).toBeUndefined();
});
