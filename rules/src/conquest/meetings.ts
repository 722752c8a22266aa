import type { Army, March } from './march.js';
import { isWonBy, type TurnCourse } from './turn-course.js';

/** R1: two players who attack one another meet on the way; who meets nobody marches on. */
export function meet(course: TurnCourse): void {
  for (const { march } of course.armies) {
    if (march === undefined) continue;
    const other = opponent(course, march);
    if (other === undefined) marchOn(march);
    // Players come in alphabetical order, so each pair is fought when its first comes.
    else if (march.army.number < other.army.number) fightMeeting(course, march, other);
  }
}

function opponent({ state }: TurnCourse, { army, goal, base }: March): March | undefined {
  const other = goal.owner?.march;
  if (other?.goal.owner !== army) return undefined;
  const sameRoad = base === other.goal.place && other.base === goal.place;
  return state.settings.meeting === 'players' || sameRoad ? other : undefined;
}

/** To the owner who defends, or to a territory that no field army of his holds: who is out has none. */
function marchOn(march: March): void {
  const { army, goal } = march;
  const { owner } = goal;
  if (owner?.stands && owner.march === undefined) owner.assailants = withLast(owner.assailants, march);
  else goal.arrivals = withLast(goal.arrivals, army);
}

/** Most lists here have one entry, for which an array that was begun empty would take many times the room. */
function withLast<T>(list: T[] | undefined, item: T): T[] {
  if (list === undefined) return [item];
  list.push(item);
  return list;
}

function fightMeeting(course: TurnCourse, first: March, second: March): void {
  const [player, other] = [first.army.player, second.army.player];
  const outcome = course.fight('meeting', `meeting:${player}+${other}`, first.goal, first.army, {
    player: other,
    points: second.army.points,
    garrison: 0,
  });
  if (outcome === undefined) {
    course.tell({ code: 'MEETING_READY', rule: 'R1', player, other });
    first.goal.awaited = second.goal.awaited = true;
    return;
  }
  if ('draw' in outcome) {
    course.tell({ code: 'MEETING_DRAWN', rule: 'R1', player, other });
    return;
  }
  if (isWonBy(outcome, first.army)) win(course, first, second.army);
  else win(course, second, first.army);
}

function win(course: TurnCourse, { army, goal }: March, loser: Army): void {
  goal.awaited = true;
  goal.late = army;
  course.tell({
    code: 'MEETING_WON',
    rule: 'R1',
    player: army.player,
    other: loser.player,
    territory: goal.id,
  });
}
