import type { ConquestState, TerritoryState } from './conquest-state.js';
import { NumberedMap, Numbering } from './numbered-map.js';
import { worth } from './strength.js';
import { World } from './world.js';

/** More neighbours than a place has on maps that people draw. */
const many = 12;

/**
 * The territories of a state, with the numbers that the adjudicator works on. Each turn's come from those of the turn
 * before, so that names are looked up once in a campaign and not once a turn.
 */
export class Lands extends NumberedMap<TerritoryState> {
  private crowds: Map<number, ReadonlyMap<number | undefined, number>> | undefined = undefined;

  constructor(
    readonly world: World,
    states: readonly TerritoryState[],
    /** The number of each place's owner. */
    readonly owners: readonly (number | undefined)[],
  ) {
    super(world.places, states);
  }

  /** S1, as `fieldArmies`, by the numbers of the players: nothing for who does not stand. */
  armies({ settings, bonus }: Pick<ConquestState, 'settings' | 'bonus'>): readonly (number | undefined)[] {
    const { list, owners, world } = this;
    const armies = world.players.names.map((): number | undefined => undefined);
    for (let place = 0; place < list.length; place++) {
      const territory = list[place] as TerritoryState;
      const owner = owners[place];
      if (owner === undefined || territory.ruins) continue;
      armies[owner] = (armies[owner] ?? 0) + worth(territory, settings);
    }
    for (const [player, granted] of bonus ?? []) {
      const number = world.players.numberOf(player) ?? -1;
      const points = armies[number];
      if (points !== undefined) armies[number] = points + granted;
    }
    return armies;
  }

  /** O1: of a player's territories that touch a place, the one with the smallest id. */
  baseFor(player: number, target: number): number | undefined {
    const { neighbours, begins } = this.world;
    const begin = begins[target] as number;
    const end = begins[target + 1] as number;
    if (end - begin > many) return this.basesAround(target, neighbours.subarray(begin, end)).get(player);
    for (let index = begin; index < end; index++) {
      const place = neighbours[index] as number;
      if (this.owners[place] === player) return place;
    }
    return undefined;
  }

  /** Remembered, so that a place at which a whole campaign marches is looked at once and not once for everybody. */
  private basesAround(target: number, around: Int32Array): ReadonlyMap<number | undefined, number> {
    const known = this.crowds?.get(target);
    if (known !== undefined) return known;
    const bases = new Map<number | undefined, number>();
    // From the end, so that of each owner the smallest id stays.
    for (const place of around.toReversed()) bases.set(this.owners[place], place);
    (this.crowds ??= new Map()).set(target, bases);
    return bases;
  }
}

/** The territories of a state as lands; they are numbered anew unless they were made for its very map and players. */
export function landsOf({ territories, adjacency, players }: ConquestState): Lands {
  if (territories instanceof Lands) {
    const { world } = territories;
    if (world.adjacency === adjacency && world.players.names === players) return territories;
  }
  const world = new World(new Numbering([...territories.keys()]), adjacency, players);
  const states = [...territories.values()];
  const owners = states.map(({ owner }) => (owner === undefined ? undefined : world.players.numberOf(owner)));
  return new Lands(world, states, owners);
}

/** The same state, numbered beforehand for all that will be asked of it. */
export function numbered(state: ConquestState): ConquestState {
  return { ...state, territories: landsOf(state) };
}
