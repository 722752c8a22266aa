import { nobody } from '@pelagonia/rules';
import { expect, it } from 'vitest';
import { lapseOf } from './lapse.js';

const battle = { attacker: 'A', defender: 'B' };
const none: ReadonlySet<string> = new Set();
/** Seats that nobody plays; bots hold them all, or none. */
const without = (seats: string, bots: boolean) => ({
  unplayed: new Set(seats),
  bots: bots ? new Set(seats) : none,
});

it('between people the referee decides', () => {
  expect(lapseOf(battle, [], without('CD', false))).toEqual({ kind: 'referee' });
});

it('against a bot, and against a garrison without an owner, dice decide', () => {
  expect(lapseOf(battle, [], without('B', true))).toEqual({ kind: 'dice' });
  expect(lapseOf(battle, [], without('AB', true))).toEqual({ kind: 'dice' });
  expect(lapseOf({ attacker: 'A', defender: nobody }, [], without('', false))).toEqual({ kind: 'dice' });
});

it('whoever has left is at fault, where no bot plays for him', () => {
  const left = (seats: string) => lapseOf(battle, [], without(seats, false));
  expect(left('A')).toEqual({ kind: 'notFought', fault: 'attacker', seats: ['A'] });
  expect(left('B')).toEqual({ kind: 'notFought', fault: 'defender', seats: ['B'] });
  expect(left('AB')).toEqual({ kind: 'notFought', fault: 'both', seats: ['A', 'B'] });
  const garrison = { attacker: 'A', defender: nobody };
  expect(lapseOf(garrison, [], without('A', false))).toMatchObject({ fault: 'attacker' });
});

it('who has a stand-in is there; one whose account is gone is not', () => {
  const standIn = { side: 'defender', accountId: 'somebody' } as const;
  expect(lapseOf(battle, [standIn], without('B', false))).toEqual({ kind: 'referee' });
  const gone = { ...standIn, accountId: null };
  expect(lapseOf(battle, [gone], without('B', false))).toMatchObject({ fault: 'defender' });
});
