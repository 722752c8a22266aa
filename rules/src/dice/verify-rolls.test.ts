import { expect, test } from 'vitest';
import { diceOf, type DieRoll } from './dice.js';
import { seedCommitment, seedFromText } from './die-source.js';
import { verifyRolls, type PublishedDice } from './verify-rolls.js';

/** A turn in which five dice were rolled and honestly published. */
function published(change: Partial<PublishedDice> = {}): PublishedDice {
  const seed = seedFromText('an honest turn');
  const dice = diceOf(seed, 'c', 4);
  for (const purpose of ['arrival', 'arrival', 'veteran', 'arrival', 'veteran']) dice.roll(purpose);
  return {
    campaign: 'c',
    turn: 4,
    commitment: seedCommitment(seed, 'c', 4),
    seed,
    rolls: dice.rolls,
    ...change,
  };
}

/** The same turn with something done to its list of dice. */
function withRolls(change: (rolls: DieRoll[]) => DieRoll[]): PublishedDice {
  return published({ rolls: change([...published().rolls]) });
}

test('honest dice have no fault, in whatever order they are listed', () => {
  expect(verifyRolls(published())).toEqual([]);
  expect(verifyRolls(withRolls((rolls) => rolls.reverse()))).toEqual([]);
  expect(verifyRolls(published({ rolls: [] }))).toEqual([]);
});

test('a changed face is found, and what it should have been', () => {
  const honest = published().rolls[3];
  const wrong = ((honest?.face ?? 0) % 6) + 1;
  const changed = withRolls((rolls) =>
    rolls.map((roll, index) => (index === 3 ? { ...roll, face: wrong } : roll)),
  );
  expect(verifyRolls(changed)).toEqual([
    { code: 'DICE_FACE_WRONG', purpose: 'arrival', counter: 3, recorded: wrong, computed: honest?.face },
  ]);
});

test('each possible change of each face is found', () => {
  published().rolls.forEach((roll, at) => {
    for (const face of [1, 2, 3, 4, 5, 6].filter((other) => other !== roll.face)) {
      expect(verifyRolls(withRolls((rolls) => rolls.with(at, { ...roll, face })))).toHaveLength(1);
    }
  });
});

test('another seed than the promised one is found, whatever it rolls', () => {
  const seed = seedFromText('a luckier turn');
  const dice = diceOf(seed, 'c', 4);
  dice.roll('arrival');
  const { commitment } = published();
  expect(verifyRolls(published({ seed, rolls: dice.rolls }))).toEqual([
    { code: 'DICE_SEED_CHANGED', commitment, computed: seedCommitment(seed, 'c', 4) },
  ]);
});

test('a seed of another turn or campaign is not this one', () => {
  for (const change of [{ turn: 5 }, { campaign: 'd' }]) {
    expect(verifyRolls(published({ ...change, rolls: [] }))).toMatchObject([{ code: 'DICE_SEED_CHANGED' }]);
  }
});

test('what is no seed or no turn is said to be unreadable', () => {
  for (const change of [{ seed: '' }, { seed: 'x'.repeat(64) }, { turn: -1 }, { turn: 0.5 }]) {
    expect(verifyRolls(published(change))).toEqual([{ code: 'DICE_SEED_UNREADABLE' }]);
  }
});

test('a die used twice is found', () => {
  expect(verifyRolls(withRolls((rolls) => [...rolls, ...rolls.slice(0, 1)]))).toEqual([
    { code: 'DICE_ROLL_REPEATED', purpose: 'arrival', counter: 1 },
  ]);
});

test('a die passed over is found', () => {
  expect(verifyRolls(withRolls((rolls) => rolls.toSpliced(1, 1)))).toEqual([
    { code: 'DICE_ROLL_SKIPPED', purpose: 'arrival', counter: 2 },
  ]);
});

test('a roll that cannot be made is named and the others are still checked', () => {
  const honest = published().rolls;
  const impossible = (change: Partial<DieRoll>) => ({
    purpose: 'odd',
    counter: 1,
    sides: 6,
    face: 1,
    ...change,
  });
  const rolls = [
    impossible({ counter: 0 }),
    impossible({ counter: 1.5 }),
    impossible({ sides: 1 }),
    ...honest,
  ];
  expect(verifyRolls(published({ rolls }))).toEqual([
    { code: 'DICE_ROLL_IMPOSSIBLE', purpose: 'odd', counter: 0 },
    { code: 'DICE_ROLL_IMPOSSIBLE', purpose: 'odd', counter: 1.5 },
    { code: 'DICE_ROLL_IMPOSSIBLE', purpose: 'odd', counter: 1 },
  ]);
});
