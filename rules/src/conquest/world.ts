import type { Adjacency } from '../map/adjacency.js';
import { byId, type PlayerId } from './conquest-state.js';
import { Numbering } from './numbered-map.js';

/** What stays the same from turn to turn: the places, who takes part, and which places touch, all by number. */
export class World {
  readonly players: Numbering;
  /** The numbers of all places, in the alphabetical order of their names. */
  readonly alphabetical: readonly number[];
  /**
   * M3: the places that touch the first place, then those that touch the second, and so on, each time in the alphabetical
   * order of their names; and where each one's begin. One list, since thousands of small ones would crowd the cache.
   */
  readonly neighbours: Int32Array;
  readonly begins: Int32Array;

  constructor(
    readonly places: Numbering,
    readonly adjacency: Adjacency,
    players: readonly PlayerId[],
  ) {
    this.players = new Numbering(players);
    const numbersOf = (names: readonly string[]) => names.map((name) => places.numberOf(name) as number);
    this.alphabetical = numbersOf([...places.names].sort(byId));
    const around = places.names.map((name) => adjacency.get(name) as readonly string[]);
    this.neighbours = Int32Array.from(numbersOf(around.flat()));
    this.begins = new Int32Array(around.length + 1);
    for (const [place, { length }] of around.entries()) {
      this.begins[place + 1] = (this.begins[place] as number) + length;
    }
  }
}
