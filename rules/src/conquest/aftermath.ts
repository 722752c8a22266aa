import type { ConquestState, TerritoryState } from './conquest-state.js';
import { Lands } from './lands.js';
import type { Army, Goal } from './march.js';
import type { TurnCourse } from './turn-course.js';

/** R9 to R12: all changes of hands take effect together. The lands themselves if nothing changed hands. */
export function settle(course: TurnCourse, goals: readonly Goal[]): Lands {
  if (course.captures.length === 0) return course.lands;
  const { world, list, owners } = course.lands;
  const after: After = { states: [...list], owners: [...owners] };
  let anyRazed = false;
  for (const { id, place, before, owner, occupier } of goals) {
    if (occupier === undefined) continue;
    const { player } = occupier;
    course.tell({ code: 'TERRITORY_CHANGED', rule: 'R9', territory: id, player });
    const razed = before.kind === 'capital' && !before.ruins;
    if (razed) course.tell({ code: 'CAPITAL_RAZED', rule: 'R11', territory: id, player });
    if (razed && owner !== undefined) {
      owner.captor = occupier;
      anyRazed = true;
    }
    after.states[place] = held(course.state, before, occupier, before.ruins || razed);
    after.owners[place] = occupier.number;
  }
  if (anyRazed) passOn(course, after);
  return new Lands(world, after.states, after.owners);
}

interface After {
  readonly states: TerritoryState[];
  readonly owners: (number | undefined)[];
}

/** S2: whoever takes a fortress gets a garrison there. */
function held(
  { settings }: ConquestState,
  { id, kind }: TerritoryState,
  { player: owner }: Army,
  ruins: boolean,
): TerritoryState {
  // Field by field: a spread of territories with and without an owner is many times slower.
  return { id, kind, owner, garrison: kind === 'fortress' ? settings.garrisonPoints : 0, ruins };
}

/** R11, R12: what the eliminated held, and what they took this very turn. HOUSE: a captor who is himself out inherits nothing. */
function passOn(course: TurnCourse, { states, owners }: After): void {
  const { armies, lands, state } = course;
  for (const { player, captor } of armies) {
    if (captor !== undefined) {
      course.tell({ code: 'PLAYER_ELIMINATED', rule: 'R11', player, other: captor.player });
    }
  }
  for (const place of lands.world.alphabetical) {
    const owner = owners[place];
    const fallen = owner === undefined ? undefined : armies[owner];
    if (fallen?.captor === undefined) continue;
    const { player, captor } = fallen;
    const territory = states[place] as TerritoryState;
    const { id, kind, ruins } = territory;
    if (state.settings.orphans === 'captor' && captor.captor === undefined) {
      course.tell({ code: 'TERRITORY_INHERITED', rule: 'R12', territory: id, player, other: captor.player });
      states[place] = held(state, territory, captor, ruins);
      owners[place] = captor.number;
    } else {
      course.tell({ code: 'TERRITORY_ORPHANED', rule: 'R12', territory: id, player });
      states[place] = { id, kind, garrison: 0, ruins };
      owners[place] = undefined;
    }
  }
}
