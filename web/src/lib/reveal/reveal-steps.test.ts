import { describe, expect, it } from 'vitest';
import { placesOf, revealSteps, shownAt } from './reveal-steps.js';

const at = '2026-11-22T19:00:00.000Z';
const entry = (number: number, code: string, parameters: object, when = at) => ({
  number,
  turn: 1,
  at: when,
  code,
  rule: 'R2',
  parameters: JSON.stringify({ fact: true, ...parameters }),
  retractedBy: null,
  text: code,
});
const field = {
  __typename: 'BattleSummary' as const,
  key: 'field:mine:A>B',
  kind: 'FIELD' as const,
  territory: 'mine',
  attacker: 'A',
  defender: 'B',
  status: 'SETTLED' as const,
  winner: 'A',
  draw: false,
};
const orders = [{ seat: 'A' }, { seat: 'B' }];
const entries = [
  entry(4, 'ORDER_MISSING', { player: 'B' }),
  entry(5, 'OPEN_TAKEN', { player: 'C', territory: 'gap' }),
  entry(6, 'DEFENCE_READY', { player: 'B', other: 'A', territory: 'mine' }),
  { ...entry(7, 'TURN_OPENED', {}), parameters: '{}' },
  entry(9, 'DEFENCE_LOST', { player: 'B', other: 'A', territory: 'mine' }, '2026-11-24T19:00:00.000Z'),
];
const steps = revealSteps(orders, [field], entries, at);

describe('a reveal', () => {
  it('opens the orders seat by seat, then lets the armies march, then tells what follows', () => {
    expect(steps.map((step) => (step.kind === 'fact' ? step.text : step.kind))).toEqual([
      'order',
      'order',
      'march',
      'OPEN_TAKEN',
      'DEFENCE_READY',
    ]);
  });

  it('knows which battle a line tells of, and what is taken by it', () => {
    expect(steps.slice(3)).toMatchObject([
      { battle: undefined, taken: { territory: 'gap', seat: 'C' } },
      { battle: 'field:mine:A>B', taken: undefined },
    ]);
  });

  it('tells nothing where the orders are still sealed', () => {
    expect(revealSteps([], [], entries, null)).toEqual([{ kind: 'march' }]);
  });
});

it('each step has its place: a march from where to where, and what follows where it happens', () => {
  const ways = [{ seat: 'A', from: 'keep', to: 'mine' }];
  expect(steps.map((step) => placesOf(step, ways))).toEqual([['keep', 'mine'], [], [], ['gap'], ['mine']]);
  expect(placesOf(undefined, ways)).toEqual([]);
});

describe('what is shown', () => {
  it('is nothing before the first seal breaks', () => {
    expect(shownAt(steps, 0)).toMatchObject({ marching: false, taken: {}, glowing: [] });
    expect(shownAt(steps, 0).opened.size).toBe(0);
  });

  it('grows step by step, and only the newest capture glows', () => {
    expect([...shownAt(steps, 1).opened]).toEqual(['A']);
    expect(shownAt(steps, 3).marching).toBe(true);
    expect(shownAt(steps, 4)).toMatchObject({ taken: { gap: 'C' }, glowing: ['gap'] });
    expect(shownAt(steps, 5)).toMatchObject({ taken: { gap: 'C' }, glowing: [] });
    expect([...shownAt(steps, 5).battles]).toEqual(['field:mine:A>B']);
  });
});
