import { AppointmentsResolver } from './appointments/appointments.resolver.js';
import { BattlesResolver } from './battles.resolver.js';
import { ChoicesResolver } from './choices.resolver.js';
import { ReportsResolver } from './reports/reports.resolver.js';
import { RulingsResolver } from './rulings/rulings.resolver.js';
import { BattleRostersResolver } from './rosters/battle-rosters.resolver.js';
import { ScenariosResolver } from './scenarios/scenarios.resolver.js';
import { StandInsResolver } from './stand-ins/stand-ins.resolver.js';
import { VeteransResolver } from './veterans/veterans.resolver.js';

/** What battles add to the schema. */
export const battleResolvers = [
  AppointmentsResolver,
  BattleRostersResolver,
  BattlesResolver,
  ChoicesResolver,
  ReportsResolver,
  RulingsResolver,
  ScenariosResolver,
  StandInsResolver,
  VeteransResolver,
] as const;
