import { holdingsOf } from '../turns/views/turn.mapper.js';
import type { TurnModel } from '../turns/views/turn.models.js';
import { contentUrl } from '../content/content-url.js';
import type { ContentEditionModel } from '../content/content-edition.model.js';
import { settingsView } from '../lobby/settings/settings.mapper.js';
import type { CampaignModel, MemberModel } from './campaign.model.js';
import type { PinnedEdition } from '../content/content-editions.repository.js';
import type { CampaignRecord, HeldRole } from './campaigns.repository.js';

/** A campaign as its viewer sees it; somebody who is not signed in has no id. */
export function campaignFor(
  viewerId: string | undefined,
  { campaign, seats, turn, pinned, roles }: CampaignRecord,
  turnView: TurnModel | undefined,
): CampaignModel {
  const content = pinned.map(editionOf);
  const over = campaign.status === 'finished' || campaign.status === 'archived';
  /** Whoever has no fixtures stays out of a league to its end. */
  const entrants = campaign.format === 'league' ? turn?.start.seats : undefined;
  const own = roles.filter(({ accountId }) => accountId === viewerId);
  return {
    id: campaign.id,
    name: campaign.name,
    map: mapOf(content, campaign.mapId),
    content,
    version: campaign.version,
    seats: seats.map((seat) => ({
      letter: seat.letter,
      name: seat.name,
      realm: seat.realm,
      mine: viewerId !== undefined && seat.accountId === viewerId,
      vacant: seat.accountId === null,
      army: seat.army,
      confirmed: seat.confirmed,
      misses: seat.misses,
      openForReplacement:
        !over &&
        (entrants?.includes(seat.letter) ?? true) &&
        (seat.accountId === null || seat.openForReplacement),
    })),
    holdings: holdingsOf(campaign.finalState ?? turn?.start),
    status: campaign.status,
    turn: turnView ?? null,
    pausedUntil: campaign.pausedUntil,
    winners: campaign.winners,
    format: campaign.format,
    visibility: campaign.visibility,
    sample: campaign.sample,
    settings: settingsView(campaign.settings),
    myRoles: own.map(({ role }) => role),
    members: membersOf(own.length > 0 ? roles : roles.filter(({ role }) => role !== 'spectator')),
    createdAt: campaign.createdAt,
    startedAt: campaign.startedAt,
    finishedAt: campaign.finishedAt,
  };
}

function membersOf(roles: readonly HeldRole[]): MemberModel[] {
  const ids = [...new Set(roles.map(({ accountId }) => accountId))];
  return ids.map((id) => {
    const held = roles.filter(({ accountId }) => accountId === id);
    return {
      memberId: id,
      displayName: held[0]?.displayName ?? '',
      roles: held.map(({ role }) => role),
      seat: held.find(({ seat }) => seat !== null)?.seat ?? null,
    };
  });
}

function editionOf({ kind, id, version, digest, house }: PinnedEdition): ContentEditionModel {
  return { kind, id, version, house, documentUrl: contentUrl({ kind, id, digest }) };
}

function mapOf(content: readonly ContentEditionModel[], id: string): ContentEditionModel {
  const map = content.find((one) => one.kind === 'map' && one.id === id);
  if (map === undefined) throw new Error(`A campaign has no edition of its map ${id}.`);
  return map;
}
