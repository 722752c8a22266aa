import type { CampaignMap } from './campaign-map.js';
import { checkCourse, checkWays } from './check-courses.js';
import { checkReach } from './check-reach.js';
import { checkIds, checkRealms } from './check-realms.js';
import { checkSeats, positionOf } from './check-seats.js';
import { drawLands, type Lands } from './draw-lands.js';
import { drawTerrain, type Ground } from './draw-terrain.js';
import { hexKey } from '../hex/hex.js';
import type { LabelDraft, MapDraft, TerritoryDraft } from './map-draft.js';
import { readMapFile } from './read-map-file.js';
import type { Report, Violation } from './violation.js';

export type CheckedMap =
  | { readonly ok: true; readonly map: CampaignMap }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/**
 * The door between a map file and the rules: a parsed JSON file becomes a sound map, or the list of all its faults.
 *
 * It throws on nothing that JSON can hold and takes time in proportion to the file. Behind it the rules may take every
 * seat, way and owner for granted. `maps/README.md` says how a file is written.
 */
export function checkMap(input: unknown): CheckedMap {
  const violations: Violation[] = [];
  const report: Report = (code, where, parameters) => {
    violations.push({ code, where, parameters } as Violation);
  };
  const draft = readMapFile(input, report);
  if (draft === undefined) return { ok: false, violations };
  const { hexes, ground } = drawTerrain(draft.terrain, draft.legend, report);
  checkIds(draft.realms, report);
  checkIds(draft.territories, report);
  checkRealms(draft.realms, draft.territories, report);
  const seats = checkSeats(draft.territories, ground, report);
  const lands = drawLands(draft.lands, draft.territories, seats, ground, report);
  const byId = byIdOf(draft.territories);
  checkWays(draft.ways, byId, seats, ground, report);
  for (const { course, where } of draft.rivers) checkCourse(course, `${where}.course`, ground, report);
  checkLabels(draft.labels, ground, report);
  checkReach(byId, draft.ways, report);
  if (violations.length > 0) return { ok: false, violations };
  return { ok: true, map: soundMap(draft, hexes, lands) };
}

/** Where an id is taken twice the first bearer counts; the second has its fault already. */
function byIdOf(territories: readonly TerritoryDraft[]): ReadonlyMap<string, TerritoryDraft> {
  const byId = new Map<string, TerritoryDraft>();
  for (const territory of territories) {
    if (territory.id !== undefined && !byId.has(territory.id)) byId.set(territory.id, territory);
  }
  return byId;
}

function checkLabels(labels: readonly LabelDraft[], ground: Ground, report: Report): void {
  for (const { at, where } of labels) {
    if (at === undefined || ground.has(hexKey(at))) continue;
    report('MAP_LABEL_OFF_MAP', `${where}.at`, { position: positionOf(at) });
  }
}

/** A draft with no fault has no gap either: whatever leaves one reports it. That is what the assertions rest on. */
function soundMap(draft: MapDraft, hexes: CampaignMap['hexes'], lands: Lands): CampaignMap {
  const { id, version, name, summary } = draft;
  const sound = {
    id,
    version,
    name,
    summary,
    hexes,
    rivers: draft.rivers.map(({ name, course }) => ({ ...(name && { name }), course })),
    ways: draft.ways.map(({ kind, between: [a, b], course }) => ({ kind, between: [a, b] as const, course })),
    realms: draft.realms.map(({ id, name }) => ({ id, name })),
    territories: draft.territories.map((one) => ({
      id: one.id,
      kind: one.kind,
      ...(one.sort && { sort: one.sort }),
      name: one.name,
      ...(one.realm && { realm: one.realm }),
      seat: one.seat,
      land: lands.get(one),
    })),
    labels: draft.labels.map(({ text, at, kind }) => ({ text, at, kind })),
  };
  return sound as CampaignMap;
}
