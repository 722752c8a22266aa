import { honourOf, honourWords, type Die, type Honour as HonourId } from '@pelagonia/rules';
import type { HonourState, OneBattleQuery } from '../../generated/operations.js';
import { say } from '../../library/say.js';
import { m } from '../../paraglide/messages.js';

/** What a die gives: its name and what it does. */
export function honourOfDie(die: number): { name: string; effect: string } {
  const honour: HonourId = honourOf(die as Die);
  const { name, effect } = honourWords[honour];
  return { name: say(name), effect: say(effect) };
}

const fates: Record<Exclude<HonourState, 'OPEN'>, (name: string) => string> = {
  GIVEN: () => m.battle_honour_given(),
  DECLINED: (name) => m.battle_honour_declined({ name }),
  LAPSED: () => m.battle_honour_lapsed(),
  WITHDRAWN: () => m.battle_honour_withdrawn(),
};

interface Told {
  readonly battle: Pick<OneBattleQuery['battle'], 'turn' | 'key' | 'honour'>;
  readonly veterans: OneBattleQuery['veterans'];
}

/** What became of the honour of a battle, in a line; nothing while its winner may still choose. */
export function honourLine({ battle, veterans }: Told, seatName: (letter: string) => string): string {
  const { honour, turn, key } = battle;
  if (honour == null || honour.state === 'OPEN') return '';
  const bearer = veterans.find(({ wonTurn, wonBattle }) => wonTurn === turn && wonBattle === key);
  return honour.state === 'GIVEN' && bearer
    ? m.battle_honour_bearer({ name: bearer.name })
    : fates[honour.state](seatName(honour.seat));
}
