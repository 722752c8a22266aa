import type { ConquestState, Dice, TurnOnRecord } from '@pelagonia/rules';
import { BattleEntity } from '../battles/battle.entity.js';
import { ChoiceEntity } from '../battles/choice.entity.js';
import { adjudicateTurn, type AdjudicatedTurn } from '../turns/turn-adjudication.js';
import type { RecordedTurn } from '../turns/turn-events.js';
import type { TurnEntity } from '../turns/turn.entity.js';
import { answerFrom, type CorrectedEvent } from './corrected-event.js';

/** A turn with all that a replay needs of it; what was said and fought only once its orders are open. */
export type TurnOnFile = Readonly<{
  turn: TurnEntity;
  /** As its row has it. */
  start: ConquestState;
  events: Readonly<{ recorded: RecordedTurn; freshDice: () => Dice }> | undefined;
}>;

/** Adjudicates a turn from any start, with corrections; nothing if its orders are not open. */
export function playOnFile(
  { turn, events }: TurnOnFile,
  start: ConquestState,
  corrected: readonly CorrectedEvent[],
): AdjudicatedTurn | undefined {
  if (events === undefined) return undefined;
  const own = corrected.filter((event) => event.turn === turn.number);
  return adjudicateTurn(start, withCorrections(events.recorded, own), events.freshDice);
}

export function interventionsOf({ turn }: TurnOnFile): TurnOnRecord['interventions'] {
  return turn.interventions.flatMap(({ change }) => (change.kind === 'rename' ? [] : [change]));
}

function withCorrections(recorded: RecordedTurn, corrected: readonly CorrectedEvent[]): RecordedTurn {
  const battles = new Map(recorded.battles.map((battle) => [battle.key, battle]));
  // Standing answers are found again from the sheets: others may attack in the new course.
  const given = recorded.choices.filter(({ settledBy }) => settledBy !== 'standing');
  const choices = new Map(given.map((choice) => [choice.key, choice]));
  for (const event of corrected) {
    const { key } = event;
    if (event.of === 'battle') {
      const outcome = event.outcome ?? null;
      battles.set(key, Object.assign(new BattleEntity(), battles.get(key), { key, outcome }));
    } else {
      const answer = answerFrom(event.given);
      choices.set(key, Object.assign(new ChoiceEntity(), choices.get(key), { key, answer }));
    }
  }
  return { ...recorded, battles: [...battles.values()], choices: [...choices.values()] };
}
