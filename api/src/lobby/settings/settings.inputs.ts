import { Field, InputType, Int } from '@nestjs/graphql';
import { LeagueSettingsInput } from './league-settings.models.js';
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

@InputType({ description: 'The rules of conquest. What is left out stays as it is, or as usual.' })
export class ConquestSettingsInput {
  @Field(() => MeetingModel, { nullable: true, description: settingWords.meeting })
  readonly meeting?: string | null;

  @Field(() => DrawnDefenceModel, { nullable: true, description: settingWords.drawnDefence })
  readonly drawnDefence?: string | null;

  @Field(() => OrphansModel, { nullable: true, description: settingWords.orphans })
  readonly orphans?: string | null;

  @Field(() => MissingOrderModel, { nullable: true, description: settingWords.missingOrder })
  readonly missingOrder?: string | null;

  @Field(() => Int, { nullable: true, description: settingWords.turnLimit })
  readonly turnLimit?: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.capitalPoints })
  readonly capitalPoints?: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.resourcePoints })
  readonly resourcePoints?: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.garrisonPoints })
  readonly garrisonPoints?: number | null;
}

@InputType({
  description:
    'How long a turn lasts; which fields count depends on the kind. Give all that belongs to the kind.',
})
export class CadenceInput {
  @Field(() => CadenceKindModel, { description: settingWords.kind })
  readonly kind: string;

  @Field(() => Int, { nullable: true, description: settingWords.weeks })
  readonly weeks?: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.weekday })
  readonly weekday?: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.days })
  readonly days?: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.hours })
  readonly hours?: number | null;

  @Field(() => String, { nullable: true, description: settingWords.time })
  readonly time?: string | null;
}

@InputType({
  description:
    'What a battle that was not fought does to the map. What is left out stays as it is, or as usual.',
})
export class NotFoughtSettingsInput {
  @Field(() => NotFoughtModel, { nullable: true, description: settingWords.nobody })
  readonly nobody?: string | null;

  @Field(() => NotFoughtModel, { nullable: true, description: settingWords.attacker })
  readonly attacker?: string | null;

  @Field(() => NotFoughtModel, { nullable: true, description: settingWords.defender })
  readonly defender?: string | null;

  @Field(() => NotFoughtModel, { nullable: true, description: settingWords.both })
  readonly both?: string | null;
}

@InputType({
  description:
    'What happens to a seat that gives no orders, step by step. What is left out stays as it is, or as usual.',
})
export class AbsenceSettingsInput {
  @Field(() => Int, { nullable: true, description: settingWords.leaveDays })
  readonly leaveDays?: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.extensions })
  readonly extensions?: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.extensionHours })
  readonly extensionHours?: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.missesUntilOpen })
  readonly missesUntilOpen?: number | null;

  @Field(() => Boolean, { nullable: true, description: settingWords.botHoldsOpenSeat })
  readonly botHoldsOpenSeat?: boolean | null;
}

@InputType({
  description: 'All that is settled before a campaign begins. What is left out stays as it is, or as usual.',
})
export class CampaignSettingsInput {
  @Field(() => ConquestSettingsInput, { nullable: true, description: settingWords.conquest })
  readonly conquest?: ConquestSettingsInput | null;

  @Field(() => LeagueSettingsInput, { nullable: true, description: settingWords.league })
  readonly league?: LeagueSettingsInput | null;

  @Field(() => Boolean, { nullable: true, description: settingWords.veterancy })
  readonly veterancy?: boolean | null;

  @Field(() => CadenceInput, { nullable: true, description: settingWords.cadence })
  readonly cadence?: CadenceInput | null;

  @Field(() => String, { nullable: true, description: settingWords.timeZone })
  readonly timeZone?: string | null;

  @Field(() => SealedVisibilityModel, { nullable: true, description: settingWords.sealedVisibility })
  readonly sealedVisibility?: string | null;

  @Field(() => Boolean, { nullable: true, description: settingWords.earlyLock })
  readonly earlyLock?: boolean | null;

  @Field(() => [Int], { nullable: true, description: settingWords.reminderHours })
  readonly reminderHours?: readonly number[] | null;

  @Field(() => Int, { nullable: true, description: settingWords.choiceHours })
  readonly choiceHours?: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.battleDays })
  readonly battleDays?: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.confirmHours })
  readonly confirmHours?: number | null;

  @Field(() => NotFoughtSettingsInput, { nullable: true, description: settingWords.notFought })
  readonly notFought?: NotFoughtSettingsInput | null;

  @Field(() => AbsenceSettingsInput, { nullable: true, description: settingWords.absence })
  readonly absence?: AbsenceSettingsInput | null;

  @Field(() => Int, { nullable: true, description: settingWords.pauseDays })
  readonly pauseDays?: number | null;

  @Field(() => Boolean, { nullable: true, description: settingWords.refereeMayPlay })
  readonly refereeMayPlay?: boolean | null;

  @Field(() => RosterSecrecyModel, { nullable: true, description: settingWords.rosterSecrecy })
  readonly rosterSecrecy?: string | null;

  @Field(() => Boolean, { nullable: true, description: settingWords.persistentArmies })
  readonly persistentArmies?: boolean | null;
}
