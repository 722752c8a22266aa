import type { Army, Goal } from './march.js';
import type { TurnCourse } from './turn-course.js';

/** The next die of the turn, 1 to 6. */
export type RollDie = () => number;

/** R7: each attacker rolls, the highest goes first; the tied roll again among themselves. SILENT. */
export function orderOfArrival(
  course: TurnCourse,
  goal: Goal,
  arrivals: readonly Army[],
  roll: RollDie,
): readonly Army[] {
  if (arrivals.length < 2) return arrivals;
  const { id: territory } = goal;
  const order: Army[] = [];
  // The tied with the highest die stand on top: they settle their places before anybody lower rolls again.
  const unsettled: (readonly Army[])[] = [arrivals];
  for (let group = unsettled.pop(); group !== undefined; group = unsettled.pop()) {
    if (group.length === 1) {
      order.push(...group);
      continue;
    }
    if (group !== arrivals) {
      course.tell({ code: 'ARRIVAL_TIED', rule: 'R7', territory, players: namesOf(group) });
    }
    unsettled.push(...rollOnce(course, goal, group, roll));
  }
  course.tell({ code: 'ARRIVAL_ORDER', rule: 'R7', territory, players: namesOf(order) });
  return order;
}

/** One roll each; those with the same die together, the lowest first. */
function rollOnce(course: TurnCourse, goal: Goal, armies: readonly Army[], roll: RollDie): Army[][] {
  const byDie: Army[][] = [[], [], [], [], [], []];
  for (const army of armies) {
    const die = roll();
    course.tell({ code: 'ARRIVAL_ROLLED', rule: 'R7', territory: goal.id, player: army.player, die });
    byDie[die - 1]?.push(army);
  }
  return byDie.filter(({ length }) => length > 0);
}

function namesOf(armies: readonly Army[]): string {
  return armies.map(({ player }) => player).join(', ');
}
