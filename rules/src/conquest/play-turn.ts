import { standIns } from '../bots/stand-ins.js';
import { diceOf, type Dice } from '../dice/dice.js';
import { isSeed, seedFromText } from '../dice/die-source.js';
import { DiceScriptFault, scriptedDice } from '../dice/scripted-dice.js';
import { adjudicate, type Adjudication } from './adjudicate.js';
import { checkTurn, type DiceSource } from './check-turn.js';
import type { TurnViolation } from './turn-fault.js';
import { unless } from './unless.js';

export type PlayedTurn =
  | {
      readonly ok: true;
      readonly adjudication: Adjudication;
      /** How many of the given dice were rolled; they are rolled in the order given. */
      readonly diceRolled: number;
    }
  | { readonly ok: false; readonly violations: readonly TurnViolation[] };

/** The JSON of a turn, checked and adjudicated; faults that only the course of the turn shows are among the violations. */
export function playTurn(input: unknown): PlayedTurn {
  const checked = checkTurn(input);
  if (!checked.ok) return checked;
  const { state, events, source } = checked;
  const dice = diceFrom(source, state.turn);
  const adjudication = unless(DiceScriptFault, () =>
    adjudicate(state, standIns(state, events, dice.rollerFor('bot')), dice.rollerFor('arrival')),
  );
  if (adjudication instanceof DiceScriptFault) {
    return refusal([{ code: 'TURN_DICE_TOO_FEW', where: 'dice', parameters: { count: dice.rolls.length } }]);
  }
  // A choice that is open although it was answered was answered with something else than an order of all attackers.
  const unfit = adjudication.choices.filter(({ key }) => events.answers.has(key));
  if (unfit.length === 0) return { ok: true, adjudication, diceRolled: dice.rolls.length };
  return refusal(
    unfit.map(({ key, among }) => ({
      code: 'TURN_ANSWER_UNFIT',
      where: `answers.${key}`,
      parameters: { among: among.join(', ') },
    })),
  );
}

function refusal(violations: readonly TurnViolation[]): PlayedTurn {
  return { ok: false, violations };
}

/** HOUSE: on the command line any text serves as a seed, and the campaign has no name. */
function diceFrom(source: DiceSource, turn: number): Dice {
  if ('dice' in source) return scriptedDice(source.dice);
  return diceOf(isSeed(source.seed) ? source.seed : seedFromText(source.seed), '', turn);
}
