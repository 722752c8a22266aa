import { createContext } from 'svelte';
import { getLocale } from '../paraglide/runtime.js';
import { LobbyDocument, type LobbyQuery, type TypedDocumentString } from '../generated/operations.js';
import { liveQuery, type LiveQuery } from '../api/live-query.svelte.js';
import type { Accepted } from '../api/send.js';
import { concernsCampaign, type OpenCampaign } from '../campaign/open-campaign.svelte.js';
import { Act } from '../form/act.svelte.js';
import { ArmyNames } from './army-names.svelte.js';

export type Member = LobbyQuery['campaign']['members'][number];
type AnswerOf<Data> = Extract<Data[keyof Data], object>;

/** Who takes part in the campaign whose pages are open, and what it is played by. */
export class OpenLobby {
  readonly query: LiveQuery<LobbyQuery>;
  readonly armies = new ArmyNames();

  constructor(readonly table: OpenCampaign) {
    this.query = liveQuery(LobbyDocument, () => ({ id: table.id() }), {
      concerns: concernsCampaign(table.id),
      typenames: ['Campaign'],
    });
    $effect(() => {
      const editions = this.query.data?.campaign.content.filter(({ kind }) => kind === 'ARMY');
      if (editions) void this.armies.load(editions);
    });
  }

  readonly members: readonly Member[] = $derived.by(() => this.query.data?.campaign.members ?? []);
  readonly settings = $derived.by(() => this.query.data?.campaign.settings);

  /** Who sits there. */
  memberAt(letter: string): Member | undefined {
    return this.members.find(({ seat }) => seat === letter);
  }

  /** A seat as people call it: its letter and the realm that it stands for. */
  seatWords(letter: string): string {
    const realm = this.table.seats.find((seat) => seat.letter === letter)?.realmName;
    return realm ? `${letter} · ${realm}` : letter;
  }

  armyName(id: string): string {
    return this.armies.names[id]?.[getLocale()] ?? id;
  }

  /** Something done in this campaign; what is shown of it follows at once. */
  deed(): Deed {
    return new Deed(this);
  }
}

export class Deed extends Act {
  readonly #lobby: OpenLobby;

  constructor(lobby: OpenLobby) {
    super();
    this.#lobby = lobby;
  }

  async do<Data extends object, Input extends { clientKey: string }>(
    document: TypedDocumentString<Data, { input: Input }>,
    input: Omit<Input, 'clientKey' | 'campaignId'>,
    form?: HTMLFormElement,
  ): Promise<Accepted<AnswerOf<Data>> | undefined> {
    const { table, query } = this.#lobby;
    const whole = { ...input, campaignId: table.campaign.id } as unknown as Omit<Input, 'clientKey'>;
    const answer = await this.perform(form, document, whole);
    if (answer) {
      table.query.refetch();
      query.refetch();
    }
    return answer;
  }
}

/** `useLobby()` in any component below one that called `provideLobby(new OpenLobby(useCampaign()))`. */
export const [useLobby, provideLobby] = createContext<OpenLobby>();
