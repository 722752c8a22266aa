import { adjacency, type Adjacency } from '../map/adjacency.js';
import { territoryKinds } from '../map/campaign-map.js';
import { quote } from '../map/shape.js';
import type { ConquestSettings } from './conquest-settings.js';
import type { PlayerId, TerritoryId, TerritoryState } from './conquest-state.js';
import type { TurnFaultReport } from './turn-fault.js';
import { isAbsent, readFlag, readItems, readName, readNumber, readOneOf, readRecord } from './turn-shape.js';

/** The territories as the turn finds them. */
export function readTerritories(
  value: unknown,
  settings: ConquestSettings,
  report: TurnFaultReport,
): Map<TerritoryId, TerritoryState> {
  const territories = new Map<TerritoryId, TerritoryState>();
  const capitals = new Set<PlayerId>();
  for (const [index, item] of readItems(value, 'territories', report).entries()) {
    const where = `territories[${index}]`;
    const territory = readTerritory(item, where, settings, report);
    if (territory === undefined) continue;
    const { id, kind, owner, ruins } = territory;
    if (territories.has(id)) report('TURN_ID_TAKEN', where, { id });
    if (kind === 'capital' && !ruins && owner !== undefined) {
      if (capitals.has(owner)) report('TURN_CAPITALS_TWO', where, { player: owner });
      capitals.add(owner);
    }
    territories.set(id, territory);
  }
  return territories;
}

const fields = ['id', 'kind', 'sort', 'name', 'owner', 'garrison', 'ruins'] as const;

function readTerritory(
  value: unknown,
  where: string,
  settings: ConquestSettings,
  report: TurnFaultReport,
): TerritoryState | undefined {
  const given = readRecord(value, where, fields, report);
  if (given === undefined) return undefined;
  const id = readName(given.id, `${where}.id`, report);
  const kind = readOneOf(given.kind, `${where}.kind`, territoryKinds, report);
  const owner = isAbsent(given.owner) ? undefined : readName(given.owner, `${where}.owner`, report);
  const ruins = readFlag(given.ruins, `${where}.ruins`, report);
  const garrison = isAbsent(given.garrison)
    ? undefined
    : readNumber(given.garrison, `${where}.garrison`, 0, report);
  if (id === undefined || kind === undefined) return undefined;
  if (ruins && kind !== 'capital') report('TURN_RUINS_MISFIT', where, { territory: id });
  if (garrison && kind !== 'fortress') report('TURN_GARRISON_MISFIT', where, { territory: id });
  // S2: a fortress is held by its garrison, whoever owns it; one whose garrison has disbanded (R12) says so with 0.
  const usual = kind === 'fortress' ? settings.garrisonPoints : 0;
  return { id, kind, ...(owner !== undefined && { owner }), ruins, garrison: garrison ?? usual };
}

/** M3: which territories touch. */
export function readLinks(
  value: unknown,
  territories: ReadonlyMap<TerritoryId, TerritoryState>,
  report: TurnFaultReport,
): Adjacency {
  const ways: { between: readonly [string, string] }[] = [];
  const links = isAbsent(value) ? [] : readItems(value, 'links', report);
  for (const [index, link] of links.entries()) {
    const where = `links[${index}]`;
    const [a, b] = Array.isArray(link) && link.length === 2 ? (link as unknown[]) : [];
    if (typeof a !== 'string' || typeof b !== 'string') {
      report('TURN_SHAPE', where, { expected: 'pair' });
      continue;
    }
    for (const end of [a, b]) {
      if (!territories.has(end)) report('TURN_TERRITORY_UNKNOWN', where, { territory: quote(end) });
    }
    if (a === b) report('TURN_LINK_TO_ITSELF', where, { territory: quote(a) });
    ways.push({ between: [a, b] });
  }
  return adjacency({ territories: [...territories.values()], ways });
}
