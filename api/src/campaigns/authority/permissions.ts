import type { CampaignRole } from '../entities/campaign-role.entity.js';

/**
 * Who may do what in a campaign: the one table of it. Whoever may see a campaign without a part in it counts as a spectator.
 * A test walks every role through every action.
 */
export const permissions = {
  readCampaign: ['organiser', 'referee', 'player', 'delegate', 'spectator'],
  // The lobby, and who sits where.
  readInvitations: ['organiser'],
  updateCampaign: ['organiser'],
  createInvitation: ['organiser'],
  mailInvitation: ['organiser'],
  revokeInvitation: ['organiser'],
  requestToJoin: ['spectator'],
  withdrawJoinRequest: ['spectator'],
  acceptJoinRequest: ['organiser'],
  declineJoinRequest: ['organiser'],
  claimSeat: ['organiser', 'player'],
  chooseArmy: ['player'],
  chooseColour: ['player'],
  leaveSeat: ['player'],
  handOverSeat: ['player'],
  cancelHandOver: ['player'],
  confirmSeat: ['organiser'],
  assignSeat: ['organiser'],
  swapSeats: ['organiser'],
  removePlayer: ['organiser'],
  leaveCampaign: ['organiser', 'referee', 'player', 'spectator'],
  appointOfficial: ['organiser'],
  dismissOfficial: ['organiser'],
  addArmyList: ['organiser'],
  removeArmyList: ['organiser'],
  startCampaign: ['organiser'],
  finishCampaign: ['organiser'],
  archiveCampaign: ['organiser'],
  cloneCampaign: ['organiser', 'referee', 'player', 'spectator'],
  deleteCampaign: ['organiser'],
  // Turns and battles.
  lockTurn: ['organiser'],
  extendTurn: ['organiser', 'referee'],
  pauseCampaign: ['organiser', 'referee'],
  resumeCampaign: ['organiser', 'referee'],
  proposeExtension: ['player'],
  voteOnExtension: ['player'],
  declareLeave: ['player'],
  cancelLeave: ['player'],
  nameDelegate: ['player'],
  dismissDelegate: ['player'],
  sealOrder: ['player', 'delegate'],
  unsealOrder: ['player', 'delegate'],
  answerChoice: ['player'],
  chooseVeteran: ['player'],
  renameVeteran: ['player'],
  musterArmy: ['player'],
  recruitUnits: ['player'],
  disbandUnits: ['player'],
  // Of the sides of a battle; whoever else tries is refused there. A stand-in may be any member.
  proposeAppointment: ['organiser', 'referee', 'player', 'spectator'],
  acceptAppointment: ['organiser', 'referee', 'player', 'spectator'],
  declineAppointment: ['organiser', 'referee', 'player', 'spectator'],
  chooseScenario: ['organiser', 'referee', 'player', 'spectator'],
  attachRoster: ['organiser', 'referee', 'player', 'spectator'],
  withdrawRoster: ['organiser', 'referee', 'player', 'spectator'],
  reportBattle: ['organiser', 'referee', 'player', 'spectator'],
  confirmBattle: ['organiser', 'referee', 'player', 'spectator'],
  disputeBattle: ['organiser', 'referee', 'player', 'spectator'],
  nameStandIn: ['referee', 'player'],
  ruleOnBattle: ['referee'],
  ruleOnChoice: ['referee'],
  declareNotFought: ['referee'],
  rollForBattle: ['referee'],
  postponeBattle: ['referee'],
  setScenario: ['referee'],
  // What only a referee may change after the fact, or against it.
  previewCorrection: ['referee'],
  applyCorrection: ['referee'],
  giveTerritory: ['referee'],
  takeTerritory: ['referee'],
  renameTerritory: ['referee'],
  grantPoints: ['referee'],
  // The chronicle; who saw what he tells of, or wrote a piece, is asked there.
  writeArticle: ['organiser', 'referee', 'player', 'spectator'],
  editArticle: ['organiser', 'referee', 'player', 'spectator'],
  withdrawArticle: ['organiser', 'referee', 'player', 'spectator'],
  hideArticle: ['organiser', 'referee'],
  restoreArticle: ['organiser', 'referee'],
  addPhoto: ['organiser', 'referee', 'player', 'spectator'],
  describePhoto: ['organiser', 'referee', 'player', 'spectator'],
  hidePhoto: ['organiser', 'referee'],
  restorePhoto: ['organiser', 'referee'],
  removePhoto: ['organiser', 'referee', 'player', 'spectator'],
  readHealth: ['organiser', 'referee'],
} as const satisfies Record<string, readonly CampaignRole[]>;

export type CampaignAction = keyof typeof permissions;
export const campaignActions = Object.keys(permissions) as CampaignAction[];

export function mayDo(roles: readonly CampaignRole[], action: CampaignAction): boolean {
  const allowed: readonly CampaignRole[] = permissions[action];
  return roles.some((role) => allowed.includes(role));
}
