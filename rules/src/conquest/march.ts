import type { Order, PlayerId, TerritoryId, TerritoryState } from './conquest-state.js';

/* Who moves where in one run through a turn. Each knows the others, so that the rules ask them and look nothing up. */

/** A player and his field army. */
export class Army {
  order: Order | undefined = undefined;
  /** O1: the attack he carries out; nothing: he defends. */
  march: March | undefined = undefined;
  /** R4: those who come while he defends, in alphabetical order. */
  assailants: March[] | undefined = undefined;
  /** R11: who razed his capital. */
  captor: Army | undefined = undefined;

  constructor(
    readonly number: number,
    readonly player: PlayerId,
    /** S1: at the turn's start; what is taken counts from the next. The ruins of one who is out can still be attacked. */
    readonly points: number,
    readonly stands: boolean,
  ) {}
}

/** A territory that somebody marches on. */
export class Goal {
  readonly id: TerritoryId;
  /** Who come while no field army of the owner's holds it: in alphabetical order, later in that of arrival (R7). */
  arrivals: Army[] | undefined = undefined;
  /** R1: whether its owner and an attacker of his meet on the way, and the winner may come after everyone else. */
  awaited = false;
  late: Army | undefined = undefined;
  /** R9: the last army standing in it, of those that took it. */
  occupier: Army | undefined = undefined;

  constructor(
    readonly place: number,
    readonly before: TerritoryState,
    readonly owner: Army | undefined,
  ) {
    this.id = before.id;
  }
}

/** An attack that may be carried out. */
export interface March {
  readonly army: Army;
  readonly goal: Goal;
  /** The place he marches from. */
  readonly base: number;
}
