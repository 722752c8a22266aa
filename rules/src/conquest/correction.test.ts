import { expect, test } from 'vitest';
import { scriptedDice } from '../dice/scripted-dice.js';
import { checkTurn } from './check-turn.js';
import { correctionOf, type ChangedResult } from './correction.js';

/** Bruno is attacked by Anna in b-res and by Clara in his capital, and meets Anna first. */
const turn = {
  territories: [
    { id: 'a-cap', kind: 'capital', owner: 'Anna' },
    { id: 'b-cap', kind: 'capital', owner: 'Bruno' },
    { id: 'b-for', kind: 'fortress', owner: 'Bruno' },
    { id: 'b-res', kind: 'resource', owner: 'Bruno' },
    { id: 'c-cap', kind: 'capital', owner: 'Clara' },
  ],
  links: [
    ['a-cap', 'b-res'],
    ['c-cap', 'b-cap'],
    ['c-cap', 'b-res'],
  ],
  orders: { Anna: { attack: 'b-res' }, Bruno: 'defend', Clara: { attack: 'b-cap' } },
  answers: { 'order:Bruno': ['Anna', 'Clara'] },
};
const early = 'field:b-res:Anna>Bruno';
const later = 'field:b-cap:Clara>Bruno';

function correct(results: Record<string, unknown>, changed: ChangedResult, more: object = {}) {
  const checked = checkTurn({ ...turn, ...more, results });
  if (!checked.ok) throw new Error(JSON.stringify(checked.violations));
  return correctionOf(checked.state, checked.events, changed, () => scriptedDice([]).rollerFor('arrival'));
}

test('a correction with the same consequences changes nothing', () => {
  const difference = correct(
    { [early]: { draw: true }, [later]: { draw: true } },
    { key: early, outcome: { winner: 'Bruno' } },
  );
  expect(difference).toEqual({
    vanished: [],
    appeared: [],
    choicesVanished: [],
    choicesAppeared: [],
    territories: [],
    eliminated: [],
    revived: [],
    campaign: undefined,
    done: { before: true, after: true },
  });
});

test('a defender who lost after all drags his later battle and his capital along', () => {
  const difference = correct(
    { [early]: { winner: 'Bruno' }, [later]: { winner: 'Bruno' } },
    { key: early, outcome: { winner: 'Anna' } },
  );
  expect(difference.vanished.map(({ key }) => key)).toEqual([later]);
  expect(difference.appeared).toEqual([]);
  expect(difference.eliminated).toEqual(['Bruno']);
  expect(difference.territories).toEqual([
    { territory: 'b-cap', before: 'Bruno', after: 'Clara', ruinsBefore: false, ruinsAfter: true },
    { territory: 'b-for', before: 'Bruno', after: undefined, ruinsBefore: false, ruinsAfter: false },
    { territory: 'b-res', before: 'Bruno', after: 'Anna', ruinsBefore: false, ruinsAfter: false },
  ]);
});

test('a defender who won after all comes back, and his later battle must be fought', () => {
  const difference = correct({ [early]: { winner: 'Anna' } }, { key: early, outcome: { winner: 'Bruno' } });
  expect(difference.appeared.map(({ key, status }) => [key, status])).toEqual([[later, 'ready']]);
  expect(difference.revived).toEqual(['Bruno']);
  expect(difference.done).toEqual({ before: true, after: false });
  expect(difference.territories.map(({ territory, after }) => [territory, after])).toEqual([
    ['b-cap', 'Bruno'],
    ['b-for', 'Bruno'],
    ['b-res', 'Bruno'],
  ]);
});

test('a result that is struck out leaves its battle to be fought again', () => {
  const difference = correct({ [early]: { winner: 'Bruno' }, [later]: { winner: 'Clara' } }, { key: early });
  expect(difference.done).toEqual({ before: true, after: false });
  expect(difference.vanished.map(({ key }) => key)).toEqual([later]);
  expect(difference.revived).toEqual(['Bruno']);
});

test('a choice that nobody needs any more is told, and so is one that has come up', () => {
  const bothOnOne = { orders: { ...turn.orders, Clara: { attack: 'b-res' } } };
  const won = { [early]: { winner: 'Anna' } };
  const undone = correct(won, { key: early, outcome: { draw: true } }, bothOnOne);
  expect(undone.choicesVanished.map(({ key }) => key)).toEqual(['contest:b-res:Clara']);
  expect(undone.territories.map(({ before, after }) => [before, after])).toEqual([['Anna', 'Bruno']]);
  const done = correct({ [early]: { draw: true } }, { key: early, outcome: { winner: 'Anna' } }, bothOnOne);
  expect(done.choicesAppeared.map(({ key }) => key)).toEqual(['contest:b-res:Clara']);
});

test('a capital that is taken counts as razed before the turn is over', () => {
  const bothOnCapital = {
    links: [...turn.links, ['a-cap', 'b-cap']],
    orders: { ...turn.orders, Anna: { attack: 'b-cap' } },
    results: {},
  };
  const key = 'field:b-cap:Anna>Bruno';
  const difference = correct({ [key]: { draw: true } }, { key, outcome: { winner: 'Anna' } }, bothOnCapital);
  expect(difference.territories).toEqual([
    { territory: 'b-cap', before: 'Bruno', after: 'Anna', ruinsBefore: false, ruinsAfter: true },
  ]);
});

test('a winner who is another one after the correction is told', () => {
  const lastTurn = { settings: { turnLimit: 1 } };
  const difference = correct(
    { [early]: { winner: 'Bruno' }, [later]: { winner: 'Bruno' } },
    { key: later, outcome: { winner: 'Clara' } },
    lastTurn,
  );
  expect(difference.campaign).toEqual({
    before: { over: true, winners: ['Bruno'] },
    after: { over: true, winners: ['Clara'] },
  });
  const again = correct(
    { [early]: { winner: 'Bruno' }, [later]: { winner: 'Clara' } },
    { key: early, outcome: { draw: true } },
    lastTurn,
  );
  expect(again.campaign).toBeUndefined();
});
