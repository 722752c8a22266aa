import { createContext } from 'svelte';
import { getLocale } from '../paraglide/runtime.js';
import { api } from '../api/api.svelte.js';
import {
  CampaignVersionDocument,
  OpenCampaignDocument,
  type CampaignVersionQuery,
  type OpenCampaignQuery,
} from '../generated/operations.js';
import { liveQuery, type LiveQuery } from '../api/live-query.svelte.js';
import { notices, type Notice } from '../api/notices.js';
import { LoadedMap } from './loaded-map.svelte.js';
import { renamed, type Holdings } from './map-document.js';

export type Campaign = OpenCampaignQuery['campaign'];
export type Role = Campaign['myRoles'][number];

/** Whether a notice tells that something of this campaign changed. */
export const concernsCampaign =
  (id: () => string) =>
  (notice: Notice): boolean =>
    notice.topic === 'CAMPAIGN' && notice.id === id();

/** The campaign whose pages are open, with its map: read once in the frame, shared by all pages under it. */
export class OpenCampaign {
  readonly query: LiveQuery<OpenCampaignQuery>;
  readonly sheet = new LoadedMap();

  constructor(readonly id: () => string) {
    this.query = liveQuery(OpenCampaignDocument, () => ({ id: id() }), {
      concerns: concernsCampaign(id),
      typenames: ['Campaign'],
    });
    $effect(() => notices.onOpen(() => void this.#catchUp()));
    const url = $derived(this.query.data?.campaign.map.documentUrl);
    $effect(() => (url === undefined ? undefined : this.sheet.follow(url)));
  }

  /** The campaign is asked for before anything is announced, and may have gone on in between. */
  async #catchUp(): Promise<void> {
    const id = this.id();
    const { data } = await api.client
      .query<CampaignVersionQuery>(
        CampaignVersionDocument.toString(),
        { id },
        { requestPolicy: 'network-only' },
      )
      .toPromise();
    const seen = this.query.data?.campaign;
    if (!data || seen?.id !== id || seen.version === data.campaign.version) return;
    notices.announce({ __typename: 'Notice', topic: 'CAMPAIGN', id, version: data.campaign.version });
  }

  /** Pages are shown only once it is there. */
  get campaign(): Campaign {
    const campaign = this.query.data?.campaign;
    if (!campaign) throw new Error('The campaign was read before it had arrived.');
    return campaign;
  }

  /** As text, so that a map is drawn anew only when a name has changed. */
  readonly #names = $derived.by(() =>
    JSON.stringify(
      Object.fromEntries(
        (this.query.data?.campaign.holdings ?? []).flatMap(({ territory, name }) =>
          name ? [[territory, name]] : [],
        ),
      ),
    ),
  );

  readonly map = $derived.by(
    () => this.sheet.map && renamed(this.sheet.map, JSON.parse(this.#names) as Record<string, string>),
  );

  /** Seats with the names of their realms, in the reader's language; one that nobody has named is called as its realm. */
  readonly seats = $derived.by(() =>
    this.campaign.seats.map((seat) => {
      const realm = this.map?.realms.find(({ id }) => id === seat.realm)?.name;
      const realmName = realm?.[getLocale()];
      const unnamed = seat.name === realm?.en || seat.name === realm?.es;
      return { ...seat, realmName, name: unnamed ? (realmName ?? seat.name) : seat.name };
    }),
  );

  readonly mine = $derived.by(() => this.seats.find((seat) => seat.mine));

  /** Seat letters by territory. */
  readonly owners: Holdings = $derived.by(() =>
    Object.fromEntries(this.campaign.holdings.map(({ territory, seat }) => [territory, seat])),
  );

  readonly ruined = $derived.by(() =>
    this.campaign.holdings.filter(({ ruins }) => ruins).map(({ territory }) => territory),
  );

  /** How people at this table call a territory: the referee may have renamed it. */
  placeName(territory: string): string {
    const renamed = this.campaign.holdings.find((holding) => holding.territory === territory)?.name;
    const drawn = this.map?.territories.find(({ id }) => id === territory)?.name[getLocale()];
    return renamed ?? drawn ?? territory;
  }

  seatName(letter: string): string {
    return this.seats.find((seat) => seat.letter === letter)?.name ?? letter;
  }

  /** A bot orders for the seats of a war that nobody plays, unless the club would rather see them defend. */
  isBot({ vacant }: { readonly vacant: boolean }): boolean {
    const { format, status, settings } = this.campaign;
    return vacant && format === 'CONQUEST' && status !== 'LOBBY' && settings.absence.botHoldsOpenSeat;
  }

  /** Put away before it began, a campaign is a lobby still. */
  readonly begun = $derived.by(() => this.campaign.startedAt !== null);

  has(role: Role): boolean {
    return this.campaign.myRoles.includes(role);
  }

  /** Organisers and referees keep the desk. */
  readonly keepsDesk = $derived.by(() => this.has('ORGANISER') || this.has('REFEREE'));
}

/** `useCampaign()` in any component under the campaign's frame. */
export const [useCampaign, provideCampaign] = createContext<OpenCampaign>();
