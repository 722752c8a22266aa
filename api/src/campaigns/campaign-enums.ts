import { registerEnumType } from '@nestjs/graphql';
import type { CampaignFormat, Visibility } from './entities/campaign.entity.js';
import type { CampaignRole } from './entities/campaign-role.entity.js';

export const VisibilityModel = {
  PRIVATE: 'private',
  UNLISTED: 'unlisted',
  PUBLIC: 'public',
} as const satisfies Record<string, Visibility>;
registerEnumType(VisibilityModel, {
  name: 'Visibility',
  description: 'Who may look on at a campaign.',
  valuesMap: {
    PRIVATE: { description: 'Only who takes part in it.' },
    UNLISTED: { description: 'Whoever knows its address.' },
    PUBLIC: { description: 'Everybody; it is listed.' },
  },
});

export const CampaignFormatModel = { CONQUEST: 'conquest', LEAGUE: 'league' } as const satisfies Record<
  string,
  CampaignFormat
>;
registerEnumType(CampaignFormatModel, {
  name: 'CampaignFormat',
  description: 'How a campaign is played.',
  valuesMap: {
    CONQUEST: { description: 'Over the territories of a map, with sealed orders.' },
    LEAGUE: { description: 'Everyone meets everyone once, round by round, without orders.' },
  },
});

export const CampaignRoleModel = {
  ORGANISER: 'organiser',
  REFEREE: 'referee',
  PLAYER: 'player',
  SPECTATOR: 'spectator',
  DELEGATE: 'delegate',
} as const satisfies Record<string, CampaignRole>;
registerEnumType(CampaignRoleModel, {
  name: 'CampaignRole',
  description: 'What somebody is in a campaign; one may be several things.',
  valuesMap: {
    ORGANISER: { description: 'Runs it.' },
    REFEREE: { description: 'Rules on battles and results.' },
    PLAYER: { description: 'Plays a seat, or in the lobby is about to choose one.' },
    SPECTATOR: { description: 'Looks on.' },
    DELEGATE: { description: 'Orders for a seat while its player is away.' },
  },
});
