import type { PlayerId, TerritoryId } from './conquest-state.js';
import type { Army, Goal } from './march.js';
import { isWonBy, nobody, type TurnCourse } from './turn-course.js';

/** Whether somebody's part of the turn is over, or waits for a battle or a choice. */
export type Progress = 'over' | 'waiting';

/** An army reaches a territory that no field army of its owner holds, and finds it as the one before left it. */
export function arrive(course: TurnCourse, goal: Goal, army: Army): Progress {
  if (goal.occupier !== undefined) return contest(course, goal, army, goal.occupier);
  if (goal.before.garrison > 0) return assault(course, goal, army);
  course.take(goal, army, 'open', 'R2');
  course.tell({ code: 'OPEN_TAKEN', rule: 'R2', player: army.player, territory: goal.id });
  return 'over';
}

/** R3: a fortress is never open. */
function assault(course: TurnCourse, goal: Goal, army: Army): Progress {
  const { id: territory, before } = goal;
  const { owner = nobody, garrison } = before;
  const { player } = army;
  const outcome = course.fight('assault', `assault:${territory}:${player}>${owner}`, goal, army, {
    player: owner,
    points: garrison,
    garrison,
  });
  if (outcome === undefined) {
    course.tell({ code: 'ASSAULT_READY', rule: 'R3', player, territory });
    return 'waiting';
  }
  if (isWonBy(outcome, army)) {
    course.take(goal, army, 'assault', 'R3');
    course.tell({ code: 'ASSAULT_WON', rule: 'R3', player, territory });
  } else {
    course.tell({ code: 'ASSAULT_FAILED', rule: 'R8', player, territory });
  }
  return 'over';
}

/** R6: the name of the choice between fighting for a territory and going home. */
export function contestKey(territory: TerritoryId, player: PlayerId): string {
  return `contest:${territory}:${player}`;
}

/** R6: another attacker got there first. */
function contest(course: TurnCourse, goal: Goal, army: Army, occupier: Army): Progress {
  const { id: territory } = goal;
  const { player } = army;
  const other = occupier.player;
  const key = contestKey(territory, player);
  const answer = course.events.answers.get(key);
  if (answer !== 'fight' && answer !== 'withdraw') {
    const among = ['fight', 'withdraw'] as const;
    course.choices.push({ key, kind: 'fightOrWithdraw', player, at: territory, occupier: other, among });
    course.tell({ code: 'CONTEST_OPEN', rule: 'R6', player, other, territory });
    return 'waiting';
  }
  if (answer === 'withdraw') {
    course.tell({ code: 'CONTEST_DECLINED', rule: 'R6', player, other, territory });
    return 'over';
  }
  const outcome = course.fight('contest', `${key}>${other}`, goal, army, {
    player: other,
    points: occupier.points,
    garrison: 0,
  });
  if (outcome === undefined) {
    course.tell({ code: 'CONTEST_READY', rule: 'R6', player, other, territory });
    return 'waiting';
  }
  if (isWonBy(outcome, army)) {
    course.take(goal, army, 'contest', 'R6');
    course.tell({ code: 'CONTEST_WON', rule: 'R6', player, other, territory });
  } else {
    course.tell({ code: 'CONTEST_FAILED', rule: 'R6', player, other, territory });
  }
  return 'over';
}

/** Armies arrive one after another; the first that waits holds up those behind it, and nobody else. */
export function arriveInTurn(course: TurnCourse, goal: Goal, armies: readonly Army[]): Progress {
  for (const army of armies) if (arrive(course, goal, army) === 'waiting') return 'waiting';
  return 'over';
}
