import type { BattleOutcome } from '../conquest/conquest-state.js';
import type { RollDie } from '../conquest/order-of-arrival.js';
import type { Battle } from '../conquest/turn-course.js';
import type { Role } from '../scenarios/scenario.js';
import { fightBattle } from '../simulation/play-campaign.js';
import type { CampaignSettings, NotFoughtFault } from './campaign-settings.js';

/** A battle, as far as its being fought or not matters. */
export type UnfoughtBattle = Pick<Battle, 'attacker' | 'defender'> & { readonly kind: string };

/** Whether both sides of such a battle come to it alike. */
export const foughtAlike = (kind: string): boolean => kind === 'meeting' || kind === 'league';

/**
 * HOUSE: in a meeting both attack, and in a league neither does. If one of them is at fault, the other counts as the attacker
 * who found him missing. Tells whose fault the settings are asked for, and who counts as the attacker.
 */
export function partsNotFought(
  kind: string,
  fault: NotFoughtFault,
): { readonly fault: NotFoughtFault; readonly attacker: Role } {
  const turnedRound = foughtAlike(kind) && fault === 'attacker';
  return turnedRound ? { fault: 'defender', attacker: 'defender' } : { fault, attacker: 'attacker' };
}

/** What a battle that was not fought does to the map. HOUSE: an attack that fails is a draw, for nobody has won what was not fought. */
export function outcomeNotFought(
  battle: UnfoughtBattle,
  fault: NotFoughtFault,
  { notFought }: Pick<CampaignSettings, 'notFought'>,
  roll: RollDie,
): BattleOutcome {
  const parts = partsNotFought(battle.kind, fault);
  switch (notFought[parts.fault]) {
    case 'attackFails':
      return { draw: true };
    case 'attackSucceeds':
      return { winner: battle[parts.attacker].player };
    case 'dice':
      return fightBattle(battle, roll);
  }
}
