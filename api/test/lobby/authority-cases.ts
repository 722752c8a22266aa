import { type AuthorityCase, reads, sends, start } from './authority-world.js';
import { houseList } from './house-list.js';
import { done } from './table.js';

const organisers = { organiser: 'done' };
const players = { player: 'done' };
const onlookers = { spectator: 'done', stranger: 'done' };
const everybody = { organiser: 'done', referee: 'done', ...players, ...onlookers };

/** The lobby's part of the table; other rooms add their own. */
export const lobbyCases: readonly AuthorityCase[] = [
  {
    action: 'addArmyList',
    expects: organisers,
    attempt: sends('addArmyList', () => ({ document: houseList() })),
  },
  {
    action: 'removeArmyList',
    expects: organisers,
    prepare: async ({ people, campaignId }) => {
      await done(people.organiser, 'addArmyList', { campaignId, document: houseList() });
    },
    attempt: sends('removeArmyList', () => ({ army: 'free-city' })),
  },
  {
    action: 'readCampaign',
    expects: { ...everybody, delegate: 'done', signedOut: 'done' },
    attempt: ({ campaignId }, person) => reads(person, `{ campaign(id: "${campaignId}") { name } }`),
  },
  {
    action: 'readInvitations',
    expects: organisers,
    attempt: ({ campaignId }, person) =>
      reads(person, `{ openInvitations(campaignId: "${campaignId}") { id } }`),
  },
  {
    action: 'readInvitations',
    expects: organisers,
    attempt: ({ campaignId }, person) =>
      reads(person, `{ joinRequests(campaignId: "${campaignId}") { requestId } }`),
  },
  {
    action: 'updateCampaign',
    expects: organisers,
    attempt: sends('updateCampaign', () => ({ name: 'New' })),
  },
  { action: 'createInvitation', expects: organisers, attempt: sends('createInvitation') },
  {
    action: 'mailInvitation',
    expects: organisers,
    attempt: sends('mailInvitation', () => ({ email: 'friend@example.org' })),
  },
  {
    action: 'revokeInvitation',
    expects: organisers,
    attempt: sends('revokeInvitation', ({ invitationId }) => ({ invitationId })),
  },
  {
    action: 'requestToJoin',
    expects: onlookers,
    attempt: sends('requestToJoin', () => ({ message: 'Hello' })),
  },
  {
    action: 'withdrawJoinRequest',
    expects: onlookers,
    prepare: async ({ people, campaignId }) => {
      await done(people.spectator, 'requestToJoin', { campaignId });
      await done(people.stranger, 'requestToJoin', { campaignId });
    },
    attempt: sends('withdrawJoinRequest'),
  },
  {
    action: 'acceptJoinRequest',
    expects: organisers,
    attempt: sends('acceptJoinRequest', ({ suitor }) => ({ requestId: suitor.id })),
  },
  {
    action: 'declineJoinRequest',
    expects: organisers,
    attempt: sends('declineJoinRequest', ({ suitor }) => ({ requestId: suitor.id })),
  },
  {
    action: 'claimSeat',
    expects: { ...organisers, ...players },
    attempt: sends('claimSeat', () => ({ seat: 'C', army: 'empire' })),
  },
  { action: 'chooseArmy', expects: players, attempt: sends('chooseArmy', () => ({ army: 'orcs' })) },
  { action: 'chooseColour', expects: players, attempt: sends('chooseColour', () => ({ colour: 'H' })) },
  { action: 'leaveSeat', expects: players, attempt: sends('leaveSeat') },
  { action: 'handOverSeat', expects: players, attempt: sends('handOverSeat') },
  {
    action: 'cancelHandOver',
    expects: players,
    prepare: ({ people, campaignId }) => done(people.player, 'handOverSeat', { campaignId }),
    attempt: sends('cancelHandOver'),
  },
  { action: 'confirmSeat', expects: organisers, attempt: sends('confirmSeat', () => ({ seat: 'B' })) },
  {
    action: 'assignSeat',
    expects: organisers,
    attempt: sends('assignSeat', ({ people }) => ({ seat: 'D', memberId: people.spectator.id })),
  },
  { action: 'swapSeats', expects: organisers, attempt: sends('swapSeats', () => ({ one: 'A', other: 'B' })) },
  {
    action: 'removePlayer',
    expects: organisers,
    attempt: sends('removePlayer', ({ newcomer }) => ({ memberId: newcomer.id })),
  },
  {
    action: 'leaveCampaign',
    expects: { ...everybody, organiser: 'ORGANISER_LAST', stranger: 'MEMBER_UNKNOWN' },
    attempt: sends('leaveCampaign'),
  },
  {
    action: 'appointOfficial',
    expects: organisers,
    attempt: sends('appointOfficial', ({ people }) => ({ memberId: people.spectator.id, office: 'REFEREE' })),
  },
  {
    action: 'dismissOfficial',
    expects: organisers,
    attempt: sends('dismissOfficial', ({ people }) => ({ memberId: people.referee.id, office: 'REFEREE' })),
  },
  {
    action: 'startCampaign',
    expects: organisers,
    prepare: ({ people, campaignId }) => done(people.organiser, 'confirmSeat', { campaignId, seat: 'B' }),
    attempt: sends('startCampaign', () => ({ botsForEmptySeats: true })),
  },
  {
    action: 'finishCampaign',
    expects: organisers,
    prepare: start,
    attempt: sends('finishCampaign', () => ({ reason: 'The club has moved.' })),
  },
  { action: 'archiveCampaign', expects: organisers, attempt: sends('archiveCampaign') },
  { action: 'cloneCampaign', expects: everybody, attempt: sends('cloneCampaign', () => ({ name: 'Again' })) },
  {
    action: 'deleteCampaign',
    expects: organisers,
    attempt: sends('deleteCampaign', () => ({ confirmation: 'The War of Tests' })),
  },
];
