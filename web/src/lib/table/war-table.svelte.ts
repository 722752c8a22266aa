import { legalTargets, type CampaignMap } from '@pelagonia/rules';
import { createContext } from 'svelte';
import { liveQuery, type LiveQuery } from '../api/live-query.svelte.js';
import { session } from '../api/session.svelte.js';
import { isOpen } from '../battles/battle-words.js';
import { concernsCampaign, type OpenCampaign } from '../campaign/open-campaign.svelte.js';
import { WarTableTurnDocument, type WarTableTurnQuery } from '../generated/operations.js';
import { currentLanguage } from '../words/language.js';
import { armiesIn, conquestSettings, conquestState } from './conquest-state.js';
import { battleMarks, marchesOn, waysOf } from './marches.js';
import { figuresOf } from './figures.js';

/** The turn on the table: what the viewer may know of it, and what the rules say about it. */
export class WarTableTurn {
  readonly query: LiveQuery<WarTableTurnQuery>;

  constructor(readonly table: OpenCampaign) {
    const id = () => table.campaign.id;
    this.query = liveQuery(
      WarTableTurnDocument,
      () => ({
        id: id(),
        turn: this.number,
        before: Math.max(this.number - 1, 0),
        language: currentLanguage(),
        orders: session.status === 'signed-in' && (table.mine !== undefined || table.has('DELEGATE')),
      }),
      {
        concerns: concernsCampaign(id),
        typenames: ['Campaign'],
        ready: () => session.status !== 'asking',
      },
    );
  }

  readonly number = $derived.by(() => this.table.campaign.turn?.number ?? 1);
  readonly seen = $derived.by(() => this.query.data?.campaign);
  readonly turn = $derived.by(() => this.seen?.turn ?? undefined);

  /** The letter of the seat that the viewer orders for, his own or as its player's delegate. */
  readonly seat = $derived.by(() => this.table.mine?.letter ?? this.delegateOf);
  readonly delegateOf = $derived.by(() => {
    if (!this.table.has('DELEGATE')) return undefined;
    const me = this.seen?.members.find(({ memberId }) => memberId === session.account?.id);
    return me?.seat ?? undefined;
  });

  /** The state each of the two turns started from. */
  #stateOf(map: CampaignMap | undefined, number: number) {
    const start = this.seen?.history.find((one) => one.number === number);
    if (!map || !start || !this.seen) return undefined;
    const rules = conquestSettings(this.seen.settings.conquest);
    return conquestState(map, rules, start, this.table.campaign.standings);
  }
  readonly state = $derived.by(() => this.#stateOf(this.table.map, this.number));
  readonly stateBefore = $derived.by(() => this.#stateOf(this.table.map, this.number - 1));

  /** Whether all has come that tells what the viewer may order: to whom it is nothing, the map tells nothing more. */
  readonly ready = $derived.by(
    () =>
      this.turn !== undefined && (!this.takesOrders || this.seat === undefined || this.state !== undefined),
  );
  readonly targets = $derived.by(() => (this.state && this.seat ? legalTargets(this.state, this.seat) : []));
  readonly armies = $derived.by(() => armiesIn(this.state));
  readonly stands = $derived.by(() => this.seat !== undefined && this.armies.has(this.seat));

  readonly takesOrders = $derived.by(
    () => this.table.campaign.status === 'RUNNING' && this.turn?.phase === 'ORDERING',
  );

  /** The newest turn whose orders lie open. */
  readonly open = $derived.by(() => {
    const now = this.turn;
    return now && (now.phase === 'REVEALED' || now.phase === 'ENDED')
      ? now
      : (this.seen?.before ?? undefined);
  });
  readonly ways = $derived.by(() => {
    const { open, seen } = this;
    const state = open?.number === this.number ? this.state : this.stateBefore;
    return open && seen && state ? waysOf(state, open.orders, seen.ungiven.entries) : [];
  });
  readonly marches = $derived.by(() =>
    this.table.map
      ? marchesOn(this.table.map, this.ways, this.open?.number === this.number ? 'fresh' : 'past')
      : [],
  );
  readonly battleMarks = $derived.by(() =>
    this.table.map && this.open && this.open.number === this.number
      ? battleMarks(this.table.map, this.ways, this.open.battles)
      : [],
  );

  /** Battles of this turn that the viewer has still to fight or to report. */
  readonly myOpenBattles = $derived.by(() => {
    const mine = this.table.mine?.letter ?? '';
    return (this.turn?.battles ?? []).filter(
      ({ status, attacker, defender }) => isOpen(status) && [attacker, defender].includes(mine),
    );
  });

  /** What changed hands when the last turn ended; of a war that is over, that is the one on the table. */
  readonly captured = $derived.by(() => {
    const ended = this.table.campaign.status === 'RUNNING' ? this.number - 1 : this.number;
    const before = this.seen?.history.find(({ number }) => number === ended);
    if (!before) return [];
    const { owners } = this.table;
    return before.territories
      .filter(({ territory, seat }) => owners[territory] !== undefined && owners[territory] !== seat)
      .map(({ territory }) => territory);
  });
  readonly figures = $derived.by(() => {
    const { map, campaign } = this.table;
    return map ? figuresOf(map, campaign.holdings, campaign.standings) : {};
  });
}

export const [useWarTable, provideWarTable] = createContext<WarTableTurn>();
