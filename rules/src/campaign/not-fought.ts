import type { BattleOutcome } from '../conquest/conquest-state.js';
import type { RollDie } from '../conquest/order-of-arrival.js';
import type { Battle } from '../conquest/turn-course.js';
import { fightBattle } from '../simulation/play-campaign.js';
import type { CampaignSettings, NotFoughtFault } from './campaign-settings.js';

/** A battle, as far as its being fought or not matters. */
export type UnfoughtBattle = Pick<Battle, 'attacker' | 'defender'> & { readonly kind: string };

/**
 * What a battle that was not fought does to the map. HOUSE: an attack that fails is a draw, for nobody has won what was not
 * fought. In a meeting both attack, and in a league neither does: if one of them is at fault, the other counts as the attacker who found him missing.
 */
export function outcomeNotFought(
  battle: UnfoughtBattle,
  fault: NotFoughtFault,
  { notFought }: Pick<CampaignSettings, 'notFought'>,
  roll: RollDie,
): BattleOutcome {
  const alike = battle.kind === 'meeting' || battle.kind === 'league';
  const turnedRound = alike && fault === 'attacker';
  const attacker = turnedRound ? battle.defender.player : battle.attacker.player;
  switch (notFought[turnedRound ? 'defender' : fault]) {
    case 'attackFails':
      return { draw: true };
    case 'attackSucceeds':
      return { winner: attacker };
    case 'dice':
      return fightBattle(battle, roll);
  }
}
