import { ArmyListsResolver } from './army-lists/army-lists.resolver.js';
import { CourseResolver } from './course/course.resolver.js';
import { FoundingsResolver } from './founding/foundings.resolver.js';
import { InvitationsResolver } from './invitations/invitations.resolver.js';
import { OfficialsResolver } from './officials/officials.resolver.js';
import { JoinRequestsResolver } from './requests/join-requests.resolver.js';
import { SamplesResolver } from './samples/samples.resolver.js';
import { SeatsResolver } from './seats/seats.resolver.js';
import { CampaignDefaultsResolver } from './settings/campaign-defaults.resolver.js';

export const lobbyResolvers = [
  ArmyListsResolver,
  CampaignDefaultsResolver,
  CourseResolver,
  FoundingsResolver,
  InvitationsResolver,
  JoinRequestsResolver,
  OfficialsResolver,
  SamplesResolver,
  SeatsResolver,
];
