import type { Territory, Way } from './campaign-map.js';

interface Network {
  readonly territories: readonly Pick<Territory, 'id'>[];
  readonly ways: readonly Pick<Way, 'between'>[];
}

/** M3: which territories a road or a lane joins, by territory id; each list is sorted, so that defaults are stable (O1). */
export type Adjacency = ReadonlyMap<string, readonly string[]>;

/** M3: the graph the rules play on. On a checked map every way ends at two seats and meets no third. */
export function adjacency(map: Network): Adjacency {
  const joined = new Map(map.territories.map(({ id }) => [id, new Set<string>()]));
  for (const {
    between: [a, b],
  } of map.ways) {
    joined.get(a)?.add(b);
    joined.get(b)?.add(a);
  }
  return new Map(Array.from(joined, ([id, others]) => [id, [...others].sort()]));
}

/** Every territory that can be reached from one, itself among them. */
export function reachableFrom(start: string, graph: Adjacency): ReadonlySet<string> {
  const reached = new Set([start]);
  // A set visits what is added while it is walked.
  for (const id of reached) for (const next of graph.get(id) ?? []) reached.add(next);
  return reached;
}
