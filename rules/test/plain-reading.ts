import type { TurnReport } from '../src/conquest/turn-report.js';
import type { TurnInput } from './conquest-worlds.js';

/*
 * The rules of a turn read a second time, plainly and without regard to speed, by nothing but the text of O1 and R1 to
 * R13: what the adjudicator must agree with. It shares no code with it. Names are single words and every input is legal.
 */

interface Land {
  readonly id: string;
  readonly kind: string;
  readonly owner?: string;
  readonly ruins?: boolean;
}
interface Outcome {
  readonly winner?: string;
}
export interface PlainInput extends TurnInput {
  readonly territories: readonly Land[];
  readonly dice: readonly number[];
  readonly results: Readonly<Record<string, Outcome>>;
  readonly answers: Readonly<Record<string, unknown>>;
}
type Found = Pick<TurnReport, 'battles' | 'choices' | 'captures' | 'done' | 'ignored'> & {
  /** R9: who stands last in each place that was taken. */
  readonly occupiers: ReadonlyMap<string, string>;
  readonly wins: ReadonlyMap<string, number>;
};

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** S1: 2,000 for a standing capital, 1,000 for a resource. */
export function armyOf(player: string, lands: readonly Land[]): number {
  const worth = ({ kind, ruins }: Land): number =>
    kind === 'resource' ? 1000 : kind === 'capital' && ruins !== true ? 2000 : 0;
  return lands.filter(({ owner }) => owner === player).reduce((sum, land) => sum + worth(land), 0);
}

export function playersOf({ territories, orders }: PlainInput): string[] {
  return sorted([
    ...territories.flatMap(({ owner }) => (owner === undefined ? [] : [owner])),
    ...Object.keys(orders),
  ]);
}

/** O1: who attacks what, and from where. */
function attacksOf(input: PlainInput): Map<string, { target: Land; from: string }> {
  const { territories, links, orders } = input;
  const attacks = new Map<string, { target: Land; from: string }>();
  for (const player of playersOf(input)) {
    const { attack } = (orders[player] ?? {}) as { attack?: string };
    const target = territories.find(({ id }) => id === attack);
    const mine = territories.filter(({ owner }) => owner === player);
    const touches = (id: string): boolean =>
      links.some(([a, b]) => (a === id && b === attack) || (b === id && a === attack));
    const [from] = sorted(mine.map(({ id }) => id).filter(touches));
    const stands = mine.some(({ ruins }) => ruins !== true);
    if (stands && target !== undefined && target.owner !== player && from !== undefined) {
      attacks.set(player, { target, from });
    }
  }
  return attacks;
}

/** R1 to R8: what happens, and what is waited for. */
export function plainCourse(input: PlainInput): Found {
  const { territories, settings, results, answers } = input;
  const attacks = attacksOf(input);
  const battles: TurnReport['battles'] = [];
  const choices: TurnReport['choices'] = [];
  const captures: { territory: string; from: string | null; to: string; how: string }[] = [];
  const occupiers = new Map<string, string>();
  const wins = new Map<string, number>();
  const dice = [...input.dice];
  const army = (player: string): number => armyOf(player, territories);

  /** The winner, `draw`, or nothing while it is to be fought. */
  const fight = (kind: string, at: Land, one: string, other: string, field: number, garrison: number) => {
    const key = kind === 'meeting' ? `meeting:${one}+${other}` : `${kind}:${at.id}:${one}>${other}`;
    const outcome = results[key];
    battles.push({
      key,
      kind: kind as 'field',
      at: at.id,
      status: outcome === undefined ? 'ready' : 'done',
      attacker: { player: one, points: army(one) },
      defender: { player: other, points: field + garrison, garrison },
    });
    if (outcome?.winner !== undefined) wins.set(outcome.winner, (wins.get(outcome.winner) ?? 0) + 1);
    return outcome === undefined ? undefined : (outcome.winner ?? 'draw');
  };
  const take = (land: Land, to: string, how: string): void => {
    captures.push({ territory: land.id, from: occupiers.get(land.id) ?? land.owner ?? null, to, how });
    occupiers.set(land.id, to);
  };
  /** R2, R3, R6: whether his march is over. */
  const arrive = (player: string, land: Land): boolean => {
    const occupier = occupiers.get(land.id);
    if (occupier === undefined && land.kind !== 'fortress') {
      take(land, player, 'open');
      return true;
    }
    if (occupier !== undefined) {
      const key = `contest:${land.id}:${player}`;
      const answer = answers[key];
      if (answer === undefined) choices.push({ key, player, among: ['fight', 'withdraw'] });
      if (answer !== 'fight') return answer === 'withdraw';
    }
    const kind = occupier === undefined ? 'assault' : 'contest';
    const winner =
      occupier === undefined
        ? fight(kind, land, player, land.owner ?? 'nobody', 0, 1000)
        : fight(kind, land, player, occupier, army(occupier), 0);
    if (winner === player) take(land, player, kind);
    return winner !== undefined;
  };
  /** Whoever waits holds up those behind him at the same place. */
  const arriveAll = (queue: readonly string[], heldUp: Set<string>): void => {
    for (const player of queue) {
      const land = attacks.get(player)?.target;
      if (land !== undefined && !heldUp.has(land.id) && !arrive(player, land)) heldUp.add(land.id);
    }
  };
  /** R7: high goes first, the tied roll again. */
  const rollFor = (players: readonly string[]): string[] => {
    if (players.length < 2) return [...players];
    const rolls = players.map((player) => ({ player, die: dice.shift() }));
    return [6, 5, 4, 3, 2, 1].flatMap((face) =>
      rollFor(rolls.filter(({ die }) => die === face).map(({ player }) => player)),
    );
  };

  const met = new Set<string>();
  const late: string[] = [];
  for (const [one, { target, from }] of attacks) {
    const other = target.owner ?? '';
    const back = attacks.get(other);
    const shared = back !== undefined && back.target.id === from && back.from === target.id;
    if (back?.target.owner !== one || one > other || (settings.meeting === 'sameRoad' && !shared)) continue;
    met.add(one).add(other);
    const winner = fight('meeting', target, one, other, army(other), 0);
    if (winner === one || winner === other) late.push(winner);
  }
  const attackersOf = (wanted: (land: Land) => boolean): string[] =>
    [...attacks].flatMap(([player, { target }]) => (!met.has(player) && wanted(target) ? [player] : []));
  const stands = (player: string): boolean =>
    territories.some(({ owner, ruins }) => owner === player && ruins !== true);
  const away = ({ owner }: Land): boolean => owner === undefined || attacks.has(owner) || !stands(owner);
  const targets = sorted([...attacks.values()].map(({ target }) => target.id));
  const queues = targets.map((id) => rollFor(attackersOf((land) => land.id === id && away(land))));
  const heldUp = new Set<string>();
  for (const queue of queues) arriveAll(queue, heldUp);

  for (const defender of playersOf(input).filter((one) => stands(one) && !attacks.has(one))) {
    const attackers = attackersOf(({ owner }) => owner === defender);
    const key = `order:${defender}`;
    if (attackers.length > 1 && answers[key] === undefined) {
      choices.push({ key, player: defender, among: attackers });
      continue;
    }
    const queue = attackers.length > 1 ? (answers[key] as string[]) : attackers;
    for (const [index, attacker] of queue.entries()) {
      const land = attacks.get(attacker)?.target as Land;
      const kind = land.kind === 'fortress' ? 'siege' : 'field';
      const winner = fight(kind, land, attacker, defender, army(defender), kind === 'siege' ? 1000 : 0);
      if (winner === undefined) break;
      if (winner === attacker) take(land, attacker, kind);
      if (winner === attacker || (winner === 'draw' && settings.drawnDefence === 'spent')) {
        arriveAll(queue.slice(index + 1), heldUp);
        break;
      }
    }
  }
  const goal = (player: string): string => attacks.get(player)?.target.id ?? '';
  arriveAll(
    late.sort((a, b) => (goal(a) < goal(b) ? -1 : 1)),
    heldUp,
  );
  const fought = battles.map(({ key }) => key);
  return {
    battles,
    choices,
    captures: captures as TurnReport['captures'],
    done: choices.length === 0 && battles.every(({ status }) => status === 'done'),
    ignored: sorted(Object.keys(results).filter((key) => !fought.includes(key))),
    occupiers,
    wins,
  };
}
