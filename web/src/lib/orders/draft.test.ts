import { describe, expect, it } from 'vitest';
import { draftKey, emptyDraft, forgetDrafts, readDraft, type Draft } from './draft.js';

const targets = [{ attack: 'gap', from: ['keep', 'mine'] }];
const whole: Draft = {
  choice: 'attack',
  attack: 'gap',
  from: 'mine',
  fightFirst: ['C', 'B'],
  ifTaken: 'FIGHT',
  standingTurns: 2,
};

describe('a draft that is read back', () => {
  it('is as it was written', () => {
    expect(readDraft(JSON.stringify(whole), targets)).toEqual(whole);
    expect(readDraft(JSON.stringify({ ...emptyDraft, choice: 'defend' }), targets).choice).toBe('defend');
  });

  it('forgets a target that is none any more, but not the standing answers', () => {
    expect(readDraft(JSON.stringify({ ...whole, attack: 'tower' }), targets)).toEqual({
      ...whole,
      choice: undefined,
      attack: undefined,
      from: undefined,
    });
    expect(readDraft(JSON.stringify({ ...whole, from: 'tower' }), targets).from).toBeUndefined();
  });

  it.each([null, '', 'no json', '7', 'null', '{}', '{"choice":"flee","standingTurns":"x","fightFirst":7}'])(
    'is empty where it is none: %s',
    (text) => {
      expect(readDraft(text, targets)).toEqual(emptyDraft);
    },
  );

  it('stands for eight turns at most', () => {
    expect(readDraft(JSON.stringify({ ...whole, standingTurns: 99 }), targets).standingTurns).toBe(8);
  });
});

it('whoever signs out leaves no draft behind, and keeps what is none', () => {
  const kept = new Map([
    [draftKey('c', 'A', 3), 'x'],
    ['theme', 'dark'],
  ]);
  const storage = Object.assign(Object.fromEntries(kept), {
    removeItem(key: string) {
      Reflect.deleteProperty(storage, key);
    },
  }) as unknown as Storage;
  forgetDrafts(storage);
  expect(Object.keys(storage)).toEqual(['theme', 'removeItem']);
});
