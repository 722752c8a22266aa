import { adjacency, reachableFrom } from './adjacency.js';
import type { TerritoryDraft, WayDraft } from './map-draft.js';
import type { Report } from './violation.js';

/** Ground that no way joins to the capitals could never be attacked; M4 wants several routes to several rivals. */
export function checkReach(
  territories: ReadonlyMap<string, TerritoryDraft>,
  ways: readonly WayDraft[],
  report: Report,
): void {
  const [from] = Array.from(territories).find(([, { kind }]) => kind === 'capital') ?? [];
  if (from === undefined) return;
  const graph = adjacency({
    territories: Array.from(territories.keys(), (id) => ({ id })),
    ways: ways.flatMap(({ between: [a, b] }) =>
      a === undefined || b === undefined ? [] : [{ between: [a, b] as const }],
    ),
  });
  const reached = reachableFrom(from, graph);
  for (const [territory, { where, kind }] of territories) {
    if (reached.has(territory)) continue;
    const code = kind === 'capital' ? 'MAP_CAPITAL_UNREACHABLE' : 'MAP_TERRITORY_UNREACHABLE';
    report(code, where, { territory, from });
  }
}
