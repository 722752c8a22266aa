import type {
  BattleOutcome,
  ConquestState,
  PlayerId,
  TerritoryId,
  TerritoryState,
  TurnEvents,
} from './conquest-state.js';
import { landsOf, type Lands } from './lands.js';
import { Army, Goal } from './march.js';
import type { TurnFact } from './turn-log.js';

export const battleKinds = ['meeting', 'field', 'siege', 'assault', 'contest'] as const;
export type BattleKind = (typeof battleKinds)[number];

/** A battle that can be played now, or has been. */
export interface Battle {
  readonly key: string;
  readonly kind: BattleKind;
  /** Where it is fought; a meeting is fought between the two targets, at the first player's. */
  readonly at: TerritoryId;
  readonly status: 'ready' | 'done';
  readonly attacker: { readonly player: PlayerId; readonly points: number };
  /** `nobody` stands for a garrison without an owner. */
  readonly defender: { readonly player: PlayerId; readonly points: number; readonly garrison: number };
}

/** Something a person must decide before his part of the turn goes on. */
export type Choice =
  | {
      readonly key: string;
      readonly kind: 'whomToFightFirst';
      readonly player: PlayerId;
      readonly among: readonly PlayerId[];
    }
  | {
      readonly key: string;
      readonly kind: 'fightOrWithdraw';
      readonly player: PlayerId;
      readonly at: TerritoryId;
      readonly occupier: PlayerId;
      readonly among: readonly ['fight', 'withdraw'];
    };

export interface Capture {
  readonly territory: TerritoryId;
  readonly from: PlayerId | undefined;
  readonly to: PlayerId;
  readonly how: 'open' | Exclude<BattleKind, 'meeting'>;
  readonly rule: 'R2' | 'R3' | 'R5' | 'R6';
}

export const nobody = 'nobody';

/**
 * One run through a turn, from its start: what has happened, and what it waits for. It is filled in as the run goes on
 * and never outlives it.
 */
export class TurnCourse {
  readonly log: TurnFact[] = [];
  readonly battles: Battle[] = [];
  readonly choices: Choice[] = [];
  readonly captures: Capture[] = [];
  readonly lands: Lands;
  /** Everybody who takes part, by number and so in alphabetical order. */
  readonly armies: readonly Army[];
  private readonly goalAt: (Goal | undefined)[];
  private fought = 0;

  constructor(
    readonly state: ConquestState,
    readonly events: TurnEvents,
  ) {
    this.lands = landsOf(state);
    const { players, places } = this.lands.world;
    const armies = this.lands
      .armies(state)
      .map(
        (points, number) =>
          new Army(number, players.names[number] as PlayerId, points ?? 0, points !== undefined),
      );
    let last = -1;
    events.orders.forEach((order, player) => {
      // Mostly they are given one player after another, which saves many a look-up.
      last = players.names[last + 1] === player ? last + 1 : (players.numberOf(player) ?? -1);
      const army = armies[last];
      if (army !== undefined) army.order = order;
    });
    this.armies = armies;
    this.goalAt = new Array<Goal | undefined>(places.names.length).fill(undefined);
  }

  /** Every battle done and every choice made. */
  get done(): boolean {
    return this.choices.length === 0 && this.battles.length === this.fought;
  }

  tell(fact: TurnFact): void {
    this.log.push(fact);
  }

  /** A place as this run knows it, from the first march on it. */
  goal(place: number): Goal {
    const owner = this.lands.owners[place];
    return (this.goalAt[place] ??= new Goal(
      place,
      this.lands.list[place] as TerritoryState,
      owner === undefined ? undefined : this.armies[owner],
    ));
  }

  /** All that anybody marches on, by id. */
  goals(): Goal[] {
    const goals: Goal[] = [];
    for (const place of this.lands.world.alphabetical) {
      const goal = this.goalAt[place];
      if (goal !== undefined) goals.push(goal);
    }
    return goals;
  }

  /** Puts a battle on the list; its outcome, or nothing while it has not been fought. */
  fight(
    kind: BattleKind,
    key: string,
    at: Goal,
    { player, points }: Army,
    defender: Battle['defender'],
  ): BattleOutcome | undefined {
    const outcome = this.events.results.get(key);
    const status = outcome === undefined ? 'ready' : 'done';
    this.battles.push({ key, kind, at: at.id, status, attacker: { player, points }, defender });
    if (outcome !== undefined) this.fought++;
    return outcome;
  }

  take(goal: Goal, army: Army, how: Capture['how'], rule: Capture['rule']): void {
    const from = (goal.occupier ?? goal.owner)?.player;
    this.captures.push({ territory: goal.id, from, to: army.player, how, rule });
    goal.occupier = army;
  }

  /** Results of battles that this turn does not have. */
  ignored(): string[] {
    const { results } = this.events;
    // No battle is fought twice.
    if (this.fought === results.size) return [];
    const keys = new Set(this.battles.map(({ key }) => key));
    return [...results.keys()].filter((key) => !keys.has(key)).sort();
  }
}

export function isWonBy(outcome: BattleOutcome, { player }: Army): boolean {
  return 'winner' in outcome && outcome.winner === player;
}
