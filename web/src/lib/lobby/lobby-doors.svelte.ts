import { LobbyDoorsDocument, type LobbyDoorsQuery } from '../generated/operations.js';
import { liveQuery, type LiveQuery } from '../api/live-query.svelte.js';
import { concernsCampaign } from '../campaign/open-campaign.svelte.js';
import type { OpenLobby } from './open-lobby.svelte.js';

/** Open invitations and requests; for organisers alone. */
export const lobbyDoors = ({ table }: OpenLobby): LiveQuery<LobbyDoorsQuery> =>
  liveQuery(LobbyDoorsDocument, () => ({ id: table.id() }), {
    concerns: concernsCampaign(table.id),
    typenames: ['Campaign', 'OpenInvitation', 'JoinRequest'],
  });
