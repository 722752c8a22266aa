import { m } from '../paraglide/messages.js';
import type { CampaignRole } from '../generated/operations.js';

const words: Record<CampaignRole, () => string> = {
  ORGANISER: () => m.lobby_role_organiser(),
  REFEREE: () => m.lobby_role_referee(),
  PLAYER: () => m.lobby_role_player(),
  DELEGATE: () => m.lobby_role_delegate(),
  SPECTATOR: () => m.lobby_role_spectator(),
};

/** What somebody is in a campaign, in a word. */
export const roleWords = (role: CampaignRole): string => words[role]();
