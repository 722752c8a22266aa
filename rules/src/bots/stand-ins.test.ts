import { expect, test } from 'vitest';
import { checkTurn } from '../conquest/check-turn.js';
import { standIns } from './stand-ins.js';

const capital = (owner: string) => ({ id: `${owner}-cap`, kind: 'capital', owner });

function world(missingOrder: string) {
  const checked = checkTurn({
    settings: { missingOrder },
    territories: [capital('a'), capital('b'), capital('c')],
    links: [],
    orders: { a: 'defend' },
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.violations));
  return checked;
}

const steady = () => 3;

test('a bot orders for those it holds, and for nobody else who forgot', () => {
  const { state, events } = world('defend');
  const { orders, stoodIn } = standIns(state, events, steady, new Set(['b']));
  expect([...orders.keys()]).toEqual(['a', 'b']);
  expect([...stoodIn!]).toEqual(['b']);
});

test('a bot does not order over the head of one who did', () => {
  const { state, events } = world('defend');
  expect(standIns(state, events, steady, new Set(['a'])).orders).toEqual(events.orders);
});

test('where bots order for all who forgot, those they hold are among them', () => {
  const { state, events } = world('bot');
  const { stoodIn } = standIns(state, events, steady, new Set(['b']));
  expect([...stoodIn!]).toEqual(['b', 'c']);
});
