import { describe, expect, it } from 'vitest';
import { draftKey, emptyDraft, fittingDraft, forgetDrafts, readDraft, type Draft } from './draft.js';

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
    expect(readDraft(JSON.stringify(whole))).toEqual(whole);
    expect(readDraft(JSON.stringify({ ...emptyDraft, choice: 'defend' })).choice).toBe('defend');
  });

  it.each([null, '', 'no json', '7', 'null', '{}', '{"choice":"flee","standingTurns":"x","fightFirst":7}'])(
    'is empty where it is none: %s',
    (text) => {
      expect(readDraft(text)).toEqual(emptyDraft);
    },
  );

  it('stands for eight turns at most', () => {
    expect(readDraft(JSON.stringify({ ...whole, standingTurns: 99 })).standingTurns).toBe(8);
  });
});

describe('what of a draft can be ordered', () => {
  it('is all of it while its target and its base are there', () => {
    expect(fittingDraft(whole, targets)).toEqual(whole);
    expect(fittingDraft({ ...whole, from: 'tower' }, targets)).toEqual({ ...whole, from: undefined });
  });

  it('is no target that is none any more, but the standing answers', () => {
    const lost = { ...whole, choice: undefined, attack: undefined, from: undefined };
    expect(fittingDraft({ ...whole, attack: 'tower' }, targets)).toEqual(lost);
    expect(fittingDraft(whole, [])).toEqual(lost);
  });

  it('is no target where the army stays at home', () => {
    const defence = { ...whole, choice: 'defend', attack: undefined, from: undefined };
    expect(fittingDraft({ ...whole, choice: 'defend' }, targets)).toEqual(defence);
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
