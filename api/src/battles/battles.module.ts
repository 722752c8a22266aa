import { Module, type OnModuleInit } from '@nestjs/common';
import { ArmiesModule } from '../armies/armies.module.js';
import { CampaignActs } from '../campaigns/acts/campaign-acts.js';
import { ContentModule } from '../content/content.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RostersModule } from '../rosters/rosters.module.js';
import { TurnsModule } from '../turns/turns.module.js';
import { AppointmentsService } from './appointments/appointments.service.js';
import { BattleActs } from './battle-acts.js';
import { battleResolvers } from './battle-resolvers.js';
import { BattleSides } from './battle-sides.js';
import { transitionFaults } from './battle-transitions.js';
import { Briefings } from './briefings/briefings.js';
import { ChoicesService } from './choices.service.js';
import { DutiesRepository } from './duties/duties.repository.js';
import { DutiesService } from './duties/duties.service.js';
import { BattleLetters } from './letters/battle-letters.js';
import { BattleReadingService } from './reading/battle-reading.service.js';
import { BattlesRepository } from './reading/battles.repository.js';
import { ChoiceReadingService } from './reading/choice-reading.service.js';
import { VeteranReadingService } from './reading/veteran-reading.service.js';
import { ReportsService } from './reports/reports.service.js';
import { RosterResults } from './reports/read-roster-result.js';
import { ResultDoor } from './reports/result-door.js';
import { RulingsService } from './rulings/rulings.service.js';
import { BattleRosterReadingService } from './rosters/battle-roster-reading.service.js';
import { BattleRostersService } from './rosters/battle-rosters.service.js';
import { FieldableArmyService } from './rosters/fieldable-army.service.js';
import { RosterDoor } from './rosters/roster-door.js';
import { ScenariosService } from './scenarios/scenarios.service.js';
import { StandInsService } from './stand-ins/stand-ins.service.js';
import { FieldedArmies } from './veterans/fielded-armies.js';
import { RosterArmies } from './veterans/roster-armies.js';
import { VeteranNamesService } from './veterans/veteran-names.service.js';
import { VeteransService } from './veterans/veterans.service.js';

@Module({
  imports: [ArmiesModule, ContentModule, MailModule, RostersModule, TurnsModule],
  providers: [
    ...battleResolvers,
    AppointmentsService,
    BattleActs,
    BattleLetters,
    BattleReadingService,
    BattleRosterReadingService,
    BattleRostersService,
    BattleSides,
    BattlesRepository,
    Briefings,
    CampaignActs,
    ChoiceReadingService,
    ChoicesService,
    DutiesRepository,
    DutiesService,
    FieldableArmyService,
    FieldedArmies,
    ReportsService,
    ResultDoor,
    RosterArmies,
    RosterDoor,
    RosterResults,
    RulingsService,
    ScenariosService,
    StandInsService,
    VeteranNamesService,
    VeteranReadingService,
    VeteransService,
  ],
})
export class BattlesModule implements OnModuleInit {
  /** A service whose battles could get stuck does not start. */
  onModuleInit(): void {
    const faults = transitionFaults();
    if (faults.length > 0) throw new Error(`the life of a battle is unsound: ${faults.join('; ')}`);
  }
}
