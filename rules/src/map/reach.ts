import { adjacency, type Adjacency } from './adjacency.js';
import type { CampaignMap, Way } from './campaign-map.js';

type Network = Pick<CampaignMap, 'territories' | 'ways' | 'realms'>;

/** The farthest that `SeatReach` looks: an army takes a turn for each step. */
export const reachSteps = 3;

/** What lies around a seat's capital, and what M4 asks of it: room to expand, several rivals. */
export interface SeatReach {
  readonly seat: string;
  /** How many territories, the capital left out, lie within 1, 2 and 3 steps of it. */
  readonly territories: readonly number[];
  /** How many rivals own something within 1, 2 and 3 steps of any territory of the seat's. */
  readonly rivals: readonly number[];
}

/** How far two capitals lie apart. */
export interface CapitalDistance {
  readonly between: readonly [string, string];
  /** By the graph: the turns an army would take with nobody in its way. */
  readonly steps: number;
  /** Along roads and lanes. */
  readonly hexes: number;
}

/** The steps from some territories to every one that can be reached, themselves at 0. */
export function stepsFrom(starts: Iterable<string>, graph: Adjacency): ReadonlyMap<string, number> {
  const steps = new Map(Array.from(starts, (id) => [id, 0]));
  // A map visits what is added while it is walked, and so in the order of the steps.
  for (const [id, far] of steps) {
    for (const next of graph.get(id) ?? []) if (!steps.has(next)) steps.set(next, far + 1);
  }
  return steps;
}

/** The hexes from a territory to every other by the shortest ways. A map has few: walking all until none helps is enough. */
export function hexesFrom(
  start: string,
  { ways }: { readonly ways: readonly Pick<Way, 'between' | 'course'>[] },
): ReadonlyMap<string, number> {
  const hexes = new Map([[start, 0]]);
  for (let shorter = true; shorter;) {
    shorter = false;
    for (const { between, course } of ways) {
      for (const [from, to] of [between, [between[1], between[0]] as const]) {
        const far = (hexes.get(from) ?? Infinity) + course.length - 1;
        if (far >= (hexes.get(to) ?? Infinity)) continue;
        hexes.set(to, far);
        shorter = true;
      }
    }
  }
  return hexes;
}

/** Every pair of capitals, in the order of the realms. */
export function capitalDistances(map: Network): CapitalDistance[] {
  const graph = adjacency(map);
  const capitals = capitalsOf(map);
  return capitals.flatMap(({ realm, id }, index) => {
    const steps = stepsFrom([id], graph);
    const hexes = hexesFrom(id, map);
    return capitals.slice(index + 1).map((other) => ({
      between: [realm, other.realm] as const,
      steps: steps.get(other.id) ?? Infinity,
      hexes: hexes.get(other.id) ?? Infinity,
    }));
  });
}

/** What each seat can reach, in the order of the realms. */
export function reachOfSeats(map: Network): SeatReach[] {
  const graph = adjacency(map);
  const within = Array.from({ length: reachSteps }, (_, index) => index + 1);
  return capitalsOf(map).map(({ realm, id }) => {
    const fromCapital = [...stepsFrom([id], graph).values()];
    const own = map.territories.filter((one) => one.realm === realm).map((one) => one.id);
    const fromOwn = stepsFrom(own, graph);
    const rivals = (limit: number) =>
      new Set(
        map.territories
          .filter((one) => one.realm !== realm && (fromOwn.get(one.id) ?? Infinity) <= limit)
          .flatMap((one) => one.realm ?? []),
      ).size;
    return {
      seat: realm,
      territories: within.map((limit) => fromCapital.filter((far) => far > 0 && far <= limit).length),
      rivals: within.map(rivals),
    };
  });
}

/** A checked map has exactly one capital for each realm. */
function capitalsOf({ realms, territories }: Network): { realm: string; id: string }[] {
  return realms.flatMap(({ id: realm }) =>
    territories
      .filter((one) => one.kind === 'capital' && one.realm === realm)
      .map(({ id }) => ({ realm, id })),
  );
}
