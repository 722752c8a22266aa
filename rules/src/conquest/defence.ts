import { arrive } from './arrival.js';
import type { PlayerId } from './conquest-state.js';
import type { Army, Goal, March } from './march.js';
import { isWonBy, type TurnCourse } from './turn-course.js';

/** R4, R5: a defender meets every attacker of any of his territories, one after another, in the order he chooses. */
export function defend(course: TurnCourse, defender: Army, assailants: readonly March[]): void {
  const queue = fightingOrder(course, defender, assailants);
  if (queue === undefined) return;
  for (const [index, march] of queue.entries()) {
    const ending = meetAttacker(course, defender, march);
    if (ending === 'waiting') return;
    if (ending === 'beaten') return letThrough(course, queue.slice(index + 1));
  }
}

/** The attackers as the defender wants to meet them; nothing while he has not said. */
function fightingOrder(
  course: TurnCourse,
  { player }: Army,
  assailants: readonly March[],
): readonly March[] | undefined {
  if (assailants.length < 2) return assailants;
  const key = `order:${player}`;
  const among = assailants.map(({ army }) => army.player);
  const answer = course.events.answers.get(key);
  if (!isOrderOf(answer, among)) {
    course.choices.push({ key, kind: 'whomToFightFirst', player, among });
    course.tell({ code: 'FIGHTING_ORDER_OPEN', rule: 'R4', player, players: among.join(', ') });
    return undefined;
  }
  course.tell({ code: 'FIGHTING_ORDER', rule: 'R4', player, players: answer.join(', ') });
  const byPlayer = new Map(assailants.map((march) => [march.army.player, march]));
  return answer.map((attacker) => byPlayer.get(attacker) as March);
}

function isOrderOf(answer: unknown, among: readonly PlayerId[]): answer is readonly PlayerId[] {
  if (!Array.isArray(answer) || answer.length !== among.length) return false;
  const named = new Set<unknown>(answer);
  return among.every((player) => named.has(player));
}

/** One battle of the defender's; whether he can go on, cannot, or has yet to fight it. */
function meetAttacker(
  course: TurnCourse,
  defender: Army,
  { army, goal }: March,
): 'held' | 'beaten' | 'waiting' {
  const { player } = defender;
  const other = army.player;
  const { id: territory } = goal;
  const { garrison } = goal.before;
  const kind = garrison > 0 ? 'siege' : 'field';
  const outcome = course.fight(kind, `${kind}:${territory}:${other}>${player}`, goal, army, {
    player,
    points: defender.points + garrison,
    garrison,
  });
  if (outcome === undefined) {
    if (kind === 'siege') course.tell({ code: 'SIEGE_READY', rule: 'R3', player, other, territory });
    else course.tell({ code: 'DEFENCE_READY', rule: 'R4', player, other, territory });
    return 'waiting';
  }
  if (isWonBy(outcome, army)) {
    course.tell({ code: 'DEFENCE_LOST', rule: 'R5', player, other, territory });
    course.take(goal, army, kind, 'R5');
    return 'beaten';
  }
  if (isWonBy(outcome, defender)) {
    course.tell({ code: 'DEFENCE_WON', rule: 'R5', player, other, territory });
    return 'held';
  }
  course.tell({ code: 'DEFENCE_DRAWN', rule: 'R5', player, other, territory });
  if (course.state.settings.drawnDefence === 'holds') return 'held';
  course.tell({ code: 'DEFENCE_SPENT', rule: 'R5', player });
  return 'beaten';
}

/** R5, R7: those not yet met find no field army, and arrive in the order in which he would have met them. */
function letThrough(course: TurnCourse, marches: readonly March[]): void {
  const heldUp = new Set<Goal>();
  for (const { army, goal } of marches) {
    if (!heldUp.has(goal) && arrive(course, goal, army) === 'waiting') heldUp.add(goal);
  }
}
