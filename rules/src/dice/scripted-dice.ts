import { recorded, type Dice } from './dice.js';

export const diceScriptFaultCodes = ['DICE_TOO_FEW', 'DICE_LEFT_OVER', 'DICE_FACE_IMPOSSIBLE'] as const;
export type DiceScriptFaultCode = (typeof diceScriptFaultCodes)[number];

/** The dice that were written down are not the dice that were rolled. */
export class DiceScriptFault extends Error {
  override readonly name = 'DiceScriptFault';

  constructor(
    readonly code: DiceScriptFaultCode,
    message: string,
  ) {
    super(message);
  }
}

/** Dice whose faces are known beforehand. */
export interface ScriptedDice extends Dice {
  /** Says that no more will be rolled; throws `DICE_LEFT_OVER` if the script goes on. */
  end(): void;
}

/**
 * Dice that show these faces in this order, whatever they are rolled for. Throws `DiceScriptFault` when one is rolled
 * that was not written down, or shows what its die does not have.
 */
export function scriptedDice(faces: readonly number[]): ScriptedDice {
  let used = 0;
  const dice = recorded((purpose, _, sides) => {
    const face = faces[used];
    if (face === undefined) {
      throw new DiceScriptFault('DICE_TOO_FEW', `Die ${used + 1}, for ${purpose}, is missing.`);
    }
    used += 1;
    if (!Number.isInteger(face) || face < 1 || face > sides) {
      throw new DiceScriptFault('DICE_FACE_IMPOSSIBLE', `Die ${used} of ${sides} sides cannot show ${face}.`);
    }
    return face;
  });
  return {
    ...dice,
    end: () => {
      if (used === faces.length) return;
      throw new DiceScriptFault('DICE_LEFT_OVER', `Only ${used} of ${faces.length} dice were rolled.`);
    },
  };
}
