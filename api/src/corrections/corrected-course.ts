import { type Choice, type Replay, type ReplayedTurn, replayForward } from '@pelagonia/rules';
import { answerOf } from '../battles/answer-of-choice.js';
import type { RefusalCode } from '../campaigns/refusals.js';
import type { AdjudicatedTurn } from '../turns/turn-adjudication.js';
import type { CorrectedEvent } from './corrected-event.js';
import { interventionsOf, playOnFile, type TurnOnFile } from './turn-on-file.js';

/** A turn as it was and as it would be. */
export type CorrectedTurn = Readonly<{
  file: TurnOnFile;
  replayed: ReplayedTurn;
  before: AdjudicatedTurn | undefined;
  after: AdjudicatedTurn | undefined;
}>;

/** Everything that would follow from a correction. */
export type CorrectedCourse = Readonly<{
  turns: readonly CorrectedTurn[];
  replay: Replay;
  /** A turn that had ended and now waits for something. */
  reopened: CorrectedTurn | undefined;
  /** Turns that no longer take place. */
  cutOff: readonly TurnOnFile[];
}>;

export function correctedCourse(
  files: readonly TurnOnFile[],
  corrected: readonly CorrectedEvent[],
): CorrectedCourse | RefusalCode {
  const [first] = files;
  const known = new Set(files.flatMap(({ turn, events }) => (events === undefined ? [] : [turn.number])));
  if (first === undefined || corrected.some(({ turn }) => !known.has(turn))) return 'CORRECTION_TURN_UNKNOWN';
  const played: (AdjudicatedTurn | undefined)[] = [];
  const replay = replayForward(
    first.start,
    files.map((file) => {
      const interventions = interventionsOf(file);
      if (file.events === undefined) return { interventions };
      return {
        interventions,
        play: (start) => {
          const after = playOnFile(file, start, corrected)!;
          played.push(after);
          return { adjudication: after.adjudication, results: after.events.results };
        },
      };
    }),
  );
  const turns = replay.turns.map((replayed, index) => {
    const file = files[index]!;
    return { file, replayed, before: playOnFile(file, file.start, []), after: played[index] };
  });
  const unfit = corrected
    .map((event) => refusalOf(turns, event, corrected))
    .find((code) => code !== undefined);
  if (unfit !== undefined) return unfit;
  const last = turns.at(-1);
  return {
    turns,
    replay,
    reopened: replay.waitsFor !== undefined && last?.file.turn.phase === 'ended' ? last : undefined,
    cutOff: files.slice(turns.length),
  };
}

/** Whether what is corrected takes place in the new course at all, and can end like this. */
function refusalOf(
  turns: readonly CorrectedTurn[],
  event: CorrectedEvent,
  corrected: readonly CorrectedEvent[],
): RefusalCode | undefined {
  const turn = turns.find(({ file }) => file.turn.number === event.turn);
  if (event.of === 'battle') {
    const battle = turn?.after?.adjudication.battles.find(({ key }) => key === event.key);
    if (battle === undefined) return 'CORRECTION_BATTLE_UNKNOWN';
    const { outcome } = event;
    if (outcome === undefined || 'draw' in outcome) return undefined;
    const sides = [battle.attacker.player, battle.defender.player];
    return sides.includes(outcome.winner) ? undefined : 'BATTLE_OUTCOME_UNFIT';
  }
  const choice = turn && choiceAsked(turn, event.key, corrected);
  if (choice === undefined) return 'CORRECTION_CHOICE_UNKNOWN';
  return answerOf(choice, event.given) === undefined ? 'CHOICE_UNFIT' : undefined;
}

/** A choice that is answered is on no list; without its answer it is, unless a standing answer settles it. */
export function choiceAsked(
  { file, replayed }: CorrectedTurn,
  key: string,
  corrected: readonly CorrectedEvent[],
): Choice | undefined {
  if (file.events === undefined) return undefined;
  const { recorded, freshDice } = file.events;
  const choices = recorded.choices.filter((choice) => choice.key !== key);
  const unanswered = { ...file, events: { recorded: { ...recorded, choices }, freshDice } };
  const others = corrected.filter((event) => event.key !== key);
  const course = playOnFile(unanswered, replayed.start, others);
  const asked = [
    ...(course?.adjudication.choices ?? []),
    ...(course?.foreseen ?? []).map(({ choice }) => choice),
  ];
  return asked.find((choice) => choice.key === key);
}
