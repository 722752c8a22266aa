import { expect, it } from 'vitest';
import { readBattleKey } from './keyed-battle.js';

it.each([
  ['field:b-res:A>B', { kind: 'FIELD', territory: 'b-res', attacker: 'A', defender: 'B' }],
  ['meeting:A+B', { kind: 'MEETING', attacker: 'A', defender: 'B' }],
  ['league:C>A', { kind: 'LEAGUE', attacker: 'C', defender: 'A' }],
  ['assault:tower:C>nobody', { kind: 'ASSAULT', territory: 'tower', attacker: 'C', defender: 'nobody' }],
])('reads %s', (key, battle) => {
  expect(readBattleKey(key)).toEqual(battle);
});

it.each(['', 'nonsense', 'field:b-res', 'duel:x:A>B'])('makes nothing of %j', (key) => {
  expect(readBattleKey(key)).toBeUndefined();
});
