import type { JournalFact } from '../campaigns/journal/journal.js';
import { changedTurns } from './correction-preview.js';
import type { CorrectedEvent } from './corrected-event.js';
import type { Correction } from './correction-writing.js';

/** How the journal tells of a correction: who, why, what was and what is, turn by turn. */
export function correctionFact({ events, course, told }: Correction): JournalFact {
  const { turns, reopened, cutOff } = course;
  const recorded = new Map(turns.map(({ file }) => [file.turn.number, file.events?.recorded]));
  const before = ({ turn, key, of }: CorrectedEvent): unknown => {
    const known = recorded.get(turn);
    const row =
      of === 'battle'
        ? known?.battles.find((battle) => battle.key === key)?.outcome
        : known?.choices.find((choice) => choice.key === key)?.answer;
    return row ?? null;
  };
  const after = (event: CorrectedEvent): unknown =>
    event.of === 'battle' ? (event.outcome ?? null) : event.given;
  return {
    code: 'CORRECTION_APPLIED',
    parameters: {
      ...told,
      events: events.map((event) => ({
        turn: event.turn,
        key: event.key,
        before: before(event),
        after: after(event),
      })),
      turns: changedTurns(course).map(({ turn, territories }) => ({ turn, territories })),
      reopened: reopened?.file.turn.number ?? null,
      voidTurns: cutOff.map(({ turn }) => turn.number),
    },
  };
}
