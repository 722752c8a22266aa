import { Field, Int, ObjectType } from '@nestjs/graphql';
import { LeagueSettingsModel } from './league-settings.models.js';
import {
  CadenceKindModel,
  DrawnDefenceModel,
  MeetingModel,
  MissingOrderModel,
  NotFoughtModel,
  OrphansModel,
  RosterSecrecyModel,
  SealedVisibilityModel,
} from './setting-enums.js';
import { settingWords } from './setting-words.js';

@ObjectType('ConquestSettings', { description: 'The rules of conquest.' })
export class ConquestSettingsModel {
  @Field(() => MeetingModel, { description: settingWords.meeting })
  readonly meeting: string;

  @Field(() => DrawnDefenceModel, { description: settingWords.drawnDefence })
  readonly drawnDefence: string;

  @Field(() => OrphansModel, { description: settingWords.orphans })
  readonly orphans: string;

  @Field(() => MissingOrderModel, { description: settingWords.missingOrder })
  readonly missingOrder: string;

  @Field(() => Int, { nullable: true, description: settingWords.turnLimit })
  readonly turnLimit: number | null;

  @Field(() => Int, { description: settingWords.capitalPoints })
  readonly capitalPoints: number;

  @Field(() => Int, { description: settingWords.resourcePoints })
  readonly resourcePoints: number;

  @Field(() => Int, { description: settingWords.garrisonPoints })
  readonly garrisonPoints: number;
}

@ObjectType('Cadence', { description: 'How long a turn lasts; which fields count depends on the kind.' })
export class CadenceModel {
  @Field(() => CadenceKindModel, { description: settingWords.kind })
  readonly kind: string;

  @Field(() => Int, { nullable: true, description: settingWords.weeks })
  readonly weeks: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.weekday })
  readonly weekday: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.days })
  readonly days: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.hours })
  readonly hours: number | null;

  @Field(() => String, { nullable: true, description: settingWords.time })
  readonly time: string | null;
}

@ObjectType('NotFoughtSettings', { description: 'What a battle that was not fought does to the map.' })
export class NotFoughtSettingsModel {
  @Field(() => NotFoughtModel, { description: settingWords.nobody })
  readonly nobody: string;

  @Field(() => NotFoughtModel, { description: settingWords.attacker })
  readonly attacker: string;

  @Field(() => NotFoughtModel, { description: settingWords.defender })
  readonly defender: string;

  @Field(() => NotFoughtModel, { description: settingWords.both })
  readonly both: string;
}

@ObjectType('AbsenceSettings', { description: 'What happens to a seat that gives no orders, step by step.' })
export class AbsenceSettingsModel {
  @Field(() => Int, { description: settingWords.leaveDays })
  readonly leaveDays: number;

  @Field(() => Int, { description: settingWords.extensions })
  readonly extensions: number;

  @Field(() => Int, { description: settingWords.extensionHours })
  readonly extensionHours: number;

  @Field(() => Int, { description: settingWords.missesUntilOpen })
  readonly missesUntilOpen: number;

  @Field(() => Boolean, { description: settingWords.botHoldsOpenSeat })
  readonly botHoldsOpenSeat: boolean;
}

@ObjectType('CampaignSettings', { description: 'All that is settled before a campaign begins.' })
export class CampaignSettingsModel {
  @Field(() => ConquestSettingsModel, { description: settingWords.conquest })
  readonly conquest: ConquestSettingsModel;

  @Field(() => LeagueSettingsModel, { description: settingWords.league })
  readonly league: LeagueSettingsModel;

  @Field(() => Boolean, { description: settingWords.veterancy })
  readonly veterancy: boolean;

  @Field(() => CadenceModel, { description: settingWords.cadence })
  readonly cadence: CadenceModel;

  @Field(() => String, { description: settingWords.timeZone })
  readonly timeZone: string;

  @Field(() => SealedVisibilityModel, { description: settingWords.sealedVisibility })
  readonly sealedVisibility: string;

  @Field(() => Boolean, { description: settingWords.earlyLock })
  readonly earlyLock: boolean;

  @Field(() => [Int], { description: settingWords.reminderHours })
  readonly reminderHours: readonly number[];

  @Field(() => Int, { description: settingWords.choiceHours })
  readonly choiceHours: number;

  @Field(() => Int, { description: settingWords.battleDays })
  readonly battleDays: number;

  @Field(() => Int, { description: settingWords.confirmHours })
  readonly confirmHours: number;

  @Field(() => NotFoughtSettingsModel, { description: settingWords.notFought })
  readonly notFought: NotFoughtSettingsModel;

  @Field(() => AbsenceSettingsModel, { description: settingWords.absence })
  readonly absence: AbsenceSettingsModel;

  @Field(() => Int, { description: settingWords.pauseDays })
  readonly pauseDays: number;

  @Field(() => Boolean, { description: settingWords.refereeMayPlay })
  readonly refereeMayPlay: boolean;

  @Field(() => RosterSecrecyModel, { description: settingWords.rosterSecrecy })
  readonly rosterSecrecy: string;

  @Field(() => Boolean, { description: settingWords.persistentArmies })
  readonly persistentArmies: boolean;
}
