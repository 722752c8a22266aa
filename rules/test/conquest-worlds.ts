import fc from 'fast-check';
import { playTurn } from '../src/conquest/play-turn.js';
import { turnReport, type TurnReport } from '../src/conquest/turn-report.js';

/** The JSON of a turn, as a property needs it. */
export interface TurnInput {
  readonly territories: readonly { id: string; kind: string; owner?: string }[];
  readonly links: readonly (readonly [string, string])[];
  readonly settings: Readonly<Record<string, string | number>>;
  readonly turn: number;
  readonly orders: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly dice?: readonly number[];
}

/** How the battles and choices of a turn come out: by their key, whenever they are asked for. */
export type Fate = (key: string, ways: number) => number;

/** A number below `ways` that follows from the key and the seed alone. */
export function fateOf(seed: number): Fate {
  return (key, ways) => {
    let hash = seed | 0;
    for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    hash ^= hash >>> 15;
    return (Math.imul(hash, 0x2c1b3c6d) >>> 8) % ways;
  };
}

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Flo', 'Gil'];
const kinds = ['resource', 'fortress', 'crossing', 'resource', 'fortress', 'pass'];

/** Any map of two to seven players, and any orders, most of them legal. */
export const turns: fc.Arbitrary<TurnInput> = fc
  .record({
    players: fc.integer({ min: 2, max: names.length }),
    lands: fc.array(fc.tuple(fc.nat(), fc.option(fc.nat(), { freq: 3 })), { maxLength: 14 }),
    links: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 4, maxLength: 60 }),
    orders: fc.array(fc.option(fc.nat(), { freq: 4 }), { minLength: 7, maxLength: 7 }),
    settings: fc.record({
      meeting: fc.constantFrom('players', 'sameRoad'),
      drawnDefence: fc.constantFrom('holds', 'spent'),
      orphans: fc.constantFrom('unowned', 'captor'),
      turnLimit: fc.integer({ min: 1, max: 3 }),
    }),
    seed: fc.string({ minLength: 1, maxLength: 4 }),
  })
  .map(({ players, lands, links, orders, settings, seed }) => {
    const playing = names.slice(0, players);
    const territories = [
      ...playing.map((owner) => ({ id: `${owner.toLowerCase()}-cap`, kind: 'capital', owner })),
      ...lands.map(([kind, owner], index) => ({
        id: `t${index}`,
        kind: kinds[kind % kinds.length] ?? 'pass',
        ...(owner !== null && { owner: playing[owner % players] ?? 'Ada' }),
      })),
    ];
    const at = (index: number) => territories[index % territories.length]?.id ?? '';
    const ways = links.map(([a, b]) => [at(a), at(b)] as const).filter(([a, b]) => a !== b);
    return {
      territories,
      links: ways,
      settings,
      turn: 1,
      orders: ordersFor(playing, orders, ways, territories),
      seed,
    };
  });

/** Targets are drawn from what a player's lands touch, his own among them, so that some orders are illegal. */
function ordersFor(
  playing: readonly string[],
  wishes: readonly (number | null)[],
  ways: readonly (readonly [string, string])[],
  territories: TurnInput['territories'],
): Record<string, unknown> {
  const ownerOf = new Map(territories.map(({ id, owner }) => [id, owner]));
  return Object.fromEntries(
    playing.flatMap((player, index) => {
      const wish = wishes[index];
      if (wish === null || wish === undefined) return wish === null ? [] : [[player, 'defend']];
      const reach = ways.flatMap(([a, b]) => [
        ...(ownerOf.get(a) === player ? [b] : []),
        ...(ownerOf.get(b) === player ? [a] : []),
      ]);
      const target = reach[wish % reach.length];
      return [[player, target === undefined ? 'defend' : { attack: target }]];
    }),
  );
}

export interface Played {
  readonly report: TurnReport;
  readonly results: Readonly<Record<string, unknown>>;
  readonly answers: Readonly<Record<string, unknown>>;
  /** How often something was answered until the turn was over. */
  readonly steps: number;
  /** What was reported before each answer, and at the end. */
  readonly course: readonly TurnReport[];
}

/** Adjudicates or fails. */
export function report(input: unknown): TurnReport {
  const turn = playTurn(input);
  if (!turn.ok) throw new Error(JSON.stringify(turn.violations));
  return turnReport(turn.adjudication, 'en');
}

/** Plays a turn to its end, one battle or choice at a time; `pick` says which of those that are open comes next. */
export function playOut(input: TurnInput, fate: Fate, pick: (open: number, step: number) => number): Played {
  const results: Record<string, unknown> = {};
  const answers: Record<string, unknown> = {};
  const course: TurnReport[] = [];
  for (let step = 0; step < 100; step++) {
    const now = report({ ...input, results, answers });
    course.push(now);
    const ready = now.battles.filter(({ status }) => status === 'ready');
    const open = ready.length + now.choices.length;
    if (open === 0) return { report: now, results, answers, steps: step, course };
    const next = pick(open, step) % open;
    const battle = ready[next];
    const choice = now.choices[next - ready.length];
    if (battle !== undefined) {
      const way = fate(battle.key, 5);
      const winner = way < 2 ? battle.attacker.player : battle.defender.player;
      results[battle.key] = way === 4 ? { draw: true } : { winner };
    } else if (choice !== undefined) {
      answers[choice.key] = choice.key.startsWith('order:')
        ? shuffled(choice.among, choice.key, fate)
        : choice.among[fate(choice.key, 2)];
    }
  }
  throw new Error('the turn does not end');
}

function shuffled(players: readonly string[], key: string, fate: Fate): readonly string[] {
  return [...players].sort((a, b) => fate(key + a, 1000) - fate(key + b, 1000) || (a < b ? -1 : 1));
}
