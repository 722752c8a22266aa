import { Module } from '@nestjs/common';
import { CampaignActs } from '../campaigns/acts/campaign-acts.js';
import { RolePeriods } from '../campaigns/authority/role-periods.js';
import { ContentModule } from '../content/content.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MapsModule } from '../maps/maps.module.js';
import { GuessLimits } from '../throttling/guess-limits.js';
import { TurnsModule } from '../turns/turns.module.js';
import { ArmyListsService } from './army-lists/army-lists.service.js';
import { Admission } from './admission.js';
import { CampaignFounding } from './campaign-founding.js';
import { CampaignStart } from './campaign-start.js';
import { BeginningsService } from './course/beginnings.service.js';
import { CampaignDeletionsService } from './course/campaign-deletions.service.js';
import { EndingsService } from './course/endings.service.js';
import { Departures } from './departures.js';
import { FoundingsService } from './founding/foundings.service.js';
import { RevisionsService } from './founding/revisions.service.js';
import { AcceptancesService } from './invitations/acceptances.service.js';
import { Following } from './invitations/following.js';
import { InvitationLetters } from './invitations/invitation-letters.js';
import { InvitationMaking } from './invitations/invitation-making.js';
import { InvitationViewsService } from './invitations/invitation-views.service.js';
import { InvitationsRepository } from './invitations/invitations.repository.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { MailedInvitationsService } from './invitations/mailed-invitations.service.js';
import { lobbyResolvers } from './lobby-resolvers.js';
import { Officials } from './officials/officials.js';
import { OfficialsService } from './officials/officials.service.js';
import { People } from './people.js';
import { JoinRequestViewsService } from './requests/join-request-views.service.js';
import { JoinRequestsService } from './requests/join-requests.service.js';
import { SampleFounding } from './samples/sample-founding.js';
import { SamplesRepository } from './samples/samples.repository.js';
import { SamplesService } from './samples/samples.service.js';
import { Seating } from './seating.js';
import { Armies } from './seats/armies.js';
import { Colours } from './seats/colours.js';
import { OwnSeatsService } from './seats/own-seats.service.js';
import { PartingsService } from './seats/partings.service.js';
import { RealmArmies } from './seats/realm-armies.js';
import { SeatChanges } from './seats/seat-changes.js';
import { SeatLettersRepository } from './seats/seat-letters.repository.js';
import { SeatingPlansService } from './seats/seating-plans.service.js';
import { CampaignDefaultsService } from './settings/campaign-defaults.service.js';

/** What the other rooms build with. */
const parts = [
  CampaignActs,
  CampaignFounding,
  CampaignStart,
  Departures,
  InvitationsRepository,
  RealmArmies,
  RolePeriods,
  SeatChanges,
  Seating,
];

@Module({
  imports: [ContentModule, MailModule, MapsModule, TurnsModule],
  providers: [
    ...parts,
    ...lobbyResolvers,
    AcceptancesService,
    Admission,
    Armies,
    ArmyListsService,
    BeginningsService,
    CampaignDefaultsService,
    CampaignDeletionsService,
    Colours,
    EndingsService,
    Following,
    FoundingsService,
    GuessLimits,
    InvitationLetters,
    InvitationMaking,
    InvitationViewsService,
    InvitationsService,
    JoinRequestViewsService,
    JoinRequestsService,
    MailedInvitationsService,
    Officials,
    OfficialsService,
    OwnSeatsService,
    PartingsService,
    People,
    RevisionsService,
    SampleFounding,
    SamplesRepository,
    SamplesService,
    SeatLettersRepository,
    SeatingPlansService,
  ],
  exports: parts,
})
export class LobbyModule {}
