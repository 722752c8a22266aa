import { createContext } from 'svelte';
import { liveQuery, type LiveQuery } from '../api/live-query.svelte.js';
import { session } from '../api/session.svelte.js';
import { concernsCampaign, type OpenCampaign } from '../campaign/open-campaign.svelte.js';
import {
  OneBattleDocument,
  type BattleSide,
  type ContentKind,
  type OneBattleQuery,
} from '../generated/operations.js';
import { battleSides, letterOf, nameOf, pointsOf } from './battle-sides.js';

export type Battle = OneBattleQuery['battle'];

/** The battle whose page is open: read once, shared by all parts of the page. */
export class OpenBattle {
  readonly query: LiveQuery<OneBattleQuery>;

  constructor(
    readonly table: OpenCampaign,
    place: () => { turn: number; key: string },
  ) {
    const id = () => table.campaign.id;
    this.query = liveQuery(OneBattleDocument, () => ({ id: id(), ...place() }), {
      concerns: concernsCampaign(id),
      typenames: ['Battle', 'Campaign', 'Veteran'],
    });
  }

  /** Parts are shown only once it is there. */
  get told(): OneBattleQuery {
    const { data } = this.query;
    if (!data) throw new Error('The battle was read before it had arrived.');
    return data;
  }

  get battle(): Battle {
    return this.told.battle;
  }

  get campaign() {
    return this.told.campaign;
  }

  /** What a mutation of this battle names it by. */
  get address() {
    const { turn, key } = this.battle;
    return { campaignId: this.table.campaign.id, turn, key };
  }

  /** What is being entered is kept under on this device; what is of one purpose meets nothing of another. */
  draftName(purpose: 'report' | 'ruling' | 'dispute' | 'honour'): string {
    const { campaignId, turn, key } = this.address;
    return `${purpose}:${session.account?.id ?? ''}:${campaignId}:${turn}:${key}`;
  }

  get mine(): BattleSide | undefined {
    return this.battle.mySide ?? undefined;
  }

  name(side: BattleSide): string {
    return nameOf(this.battle, side, (letter) => this.table.seatName(letter));
  }

  letter(side: BattleSide): string | undefined {
    return letterOf(this.battle, side);
  }

  points(side: BattleSide): number {
    return pointsOf(this.battle, side);
  }

  /** Id of the army list that a side plays, if its seat has chosen one. */
  army(side: BattleSide): string | undefined {
    const letter = this.letter(side);
    return this.table.campaign.seats.find((seat) => seat.letter === letter)?.army ?? undefined;
  }

  /** Whether anything can still be done to it. */
  get underWay(): boolean {
    const { status, turn } = this.battle;
    const { campaign } = this.table;
    return campaign.status === 'RUNNING' && campaign.turn?.number === turn && status !== 'VOID';
  }

  /** Nothing is reported yet: times, scenario and stand-ins are open. */
  get unfought(): boolean {
    return this.underWay && ['READY', 'APPOINTED', 'POSTPONED'].includes(this.battle.status);
  }

  /** Nobody judges a battle he fights in, unless referees may play and there is no other. */
  get mayJudge(): boolean {
    return this.underWay && this.table.has('REFEREE') && (!this.fights || this.onlyReferee);
  }

  /** Whether the reader fights in it, for himself or for another. */
  get fights(): boolean {
    const own = this.table.mine?.letter;
    return (
      battleSides.some((side) => own !== undefined && this.letter(side) === own) ||
      this.battle.standIns.some(({ mine }) => mine)
    );
  }

  private get onlyReferee(): boolean {
    const referees = this.campaign.members.filter(({ roles }) => roles.includes('REFEREE'));
    return this.table.campaign.settings.refereeMayPlay && referees.length === 1;
  }

  /** Where a map, scenario or army list of the campaign lies, as it was when it began. */
  documentUrl(kind: ContentKind, id: string | null | undefined): string | undefined {
    return this.campaign.content.find((edition) => edition.kind === kind && edition.id === id)?.documentUrl;
  }
}

/** `useBattle()` in any part of a battle's page. */
export const [useBattle, provideBattle] = createContext<OpenBattle>();
