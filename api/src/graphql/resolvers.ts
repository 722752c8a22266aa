import { accountResolvers } from '../accounts/account-resolvers.js';
import { ArmiesResolver } from '../armies/armies.resolver.js';
import { battleResolvers } from '../battles/battle-resolvers.js';
import { CampaignsResolver } from '../campaigns/campaigns.resolver.js';
import { CampaignJournalResolver, JournalEntryResolver } from '../campaigns/journal/journal.resolver.js';
import { CampaignHealthResolver } from '../campaign-health/campaign-health.resolver.js';
import { ArticlesResolver } from '../chronicle/articles.resolver.js';
import {
  ArticlePhotosResolver,
  PhotoSpaceResolver,
  PhotosResolver,
} from '../chronicle/photos/photos.resolver.js';
import { CorrectionsResolver } from '../corrections/corrections.resolver.js';
import { DemoResolver } from '../demo/demo.resolver.js';
import { CourseLineResolver, TurnCoursesResolver } from '../history/course/turn-courses.resolver.js';
import { HistoryResolver } from '../history/history.resolver.js';
import { InstallationResolver } from '../installation/installation.resolver.js';
import { LeaguesResolver } from '../league/leagues.resolver.js';
import { ChangesResolver } from '../live/changes.resolver.js';
import { lobbyResolvers } from '../lobby/lobby-resolvers.js';
import { MapsResolver } from '../maps/maps.resolver.js';
import { OrdersResolver } from '../orders/orders.resolver.js';
import { RostersResolver } from '../rosters/rosters.resolver.js';
import { AbsenceResolver } from '../turns/absence/absence.resolver.js';
import { TurnClockResolver } from '../turns/clock/turn-clock.resolver.js';
import { TurnsResolver } from '../turns/views/turns.resolver.js';
import { RefereeResolver } from '../referee/referee.resolver.js';

/** Everything the schema is made of; a test finds a resolver that is missing here. */
export const resolvers = [
  ...accountResolvers,
  ...lobbyResolvers,
  ...battleResolvers,
  ArticlePhotosResolver,
  ArticlesResolver,
  CampaignHealthResolver,
  CampaignJournalResolver,
  CampaignsResolver,
  ChangesResolver,
  CorrectionsResolver,
  CourseLineResolver,
  DemoResolver,
  HistoryResolver,
  InstallationResolver,
  LeaguesResolver,
  JournalEntryResolver,
  MapsResolver,
  OrdersResolver,
  PhotoSpaceResolver,
  PhotosResolver,
  RostersResolver,
  ArmiesResolver,
  AbsenceResolver,
  TurnClockResolver,
  TurnCoursesResolver,
  TurnsResolver,
  RefereeResolver,
];
