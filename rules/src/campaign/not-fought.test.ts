import { expect, test } from 'vitest';
import { type NotFoughtEffect, type NotFoughtFault, notFoughtFaults } from './campaign-settings.js';
import { outcomeNotFought } from './not-fought.js';

const battle = {
  kind: 'field',
  attacker: { player: 'A', points: 3000 },
  defender: { player: 'B', points: 3000, garrison: 0 },
};
const meeting = { ...battle, kind: 'meeting' };
const all = (effect: NotFoughtEffect) => ({
  notFought: { nobody: effect, attacker: effect, defender: effect, both: effect },
});
const fair = {
  notFought: { ...all('attackFails').notFought, defender: 'attackSucceeds' as const },
};
const noDice = (): number => {
  throw new Error('nobody was to roll');
};

test.each(notFoughtFaults)(
  'a battle that was not fought by the fault of %s has the effect set for it',
  (fault) => {
    expect(outcomeNotFought(battle, fault, all('attackFails'), noDice)).toEqual({ draw: true });
    expect(outcomeNotFought(battle, fault, all('attackSucceeds'), noDice)).toEqual({ winner: 'A' });
    const faces = [6, 6, 1, 1];
    expect(outcomeNotFought(battle, fault, all('dice'), () => faces.shift()!)).toEqual({ winner: 'A' });
    expect(faces).toEqual([]);
  },
);

test.each<[NotFoughtFault, object]>([
  ['nobody', { draw: true }],
  ['attacker', { winner: 'B' }],
  ['defender', { winner: 'A' }],
  ['both', { draw: true }],
])(
  'in a meeting or a league it does not matter who is called the attacker: fault of %s',
  (fault, outcome) => {
    expect(outcomeNotFought(meeting, fault, fair, noDice)).toEqual(outcome);
    expect(outcomeNotFought({ ...battle, kind: 'league' }, fault, fair, noDice)).toEqual(outcome);
  },
);
