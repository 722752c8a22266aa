import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import {
  LeagueRankingModel,
  LeagueRoundsModel,
  LeagueTieBreakModel,
  LeagueWithdrawalsModel,
} from './setting-enums.js';
import { settingWords } from './setting-words.js';

@ObjectType('LeaguePoints', { description: 'Points for a battle of a league.' })
export class LeaguePointsModel {
  @Field(() => Int, { description: settingWords.win })
  readonly win: number;

  @Field(() => Int, { description: settingWords.draw })
  readonly draw: number;

  @Field(() => Int, { description: settingWords.loss })
  readonly loss: number;
}

@ObjectType('LeagueSettings', { description: 'The rules of a league.' })
export class LeagueSettingsModel {
  @Field(() => LeagueRoundsModel, { description: settingWords.rounds })
  readonly rounds: string;

  @Field(() => LeagueRankingModel, { description: settingWords.rankedBy })
  readonly rankedBy: string;

  @Field(() => LeaguePointsModel, { description: settingWords.leaguePoints })
  readonly points: LeaguePointsModel;

  @Field(() => [LeagueTieBreakModel], { description: settingWords.tieBreaks })
  readonly tieBreaks: readonly string[];

  @Field(() => LeagueWithdrawalsModel, { description: settingWords.withdrawals })
  readonly withdrawals: string;
}

@InputType({ description: 'Points for a battle of a league. What is left out stays as it is, or as usual.' })
export class LeaguePointsInput {
  @Field(() => Int, { nullable: true, description: settingWords.win })
  readonly win?: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.draw })
  readonly draw?: number | null;

  @Field(() => Int, { nullable: true, description: settingWords.loss })
  readonly loss?: number | null;
}

@InputType({ description: 'The rules of a league. What is left out stays as it is, or as usual.' })
export class LeagueSettingsInput {
  @Field(() => LeagueRoundsModel, { nullable: true, description: settingWords.rounds })
  readonly rounds?: string | null;

  @Field(() => LeagueRankingModel, { nullable: true, description: settingWords.rankedBy })
  readonly rankedBy?: string | null;

  @Field(() => LeaguePointsInput, { nullable: true, description: settingWords.leaguePoints })
  readonly points?: LeaguePointsInput | null;

  @Field(() => [LeagueTieBreakModel], { nullable: true, description: settingWords.tieBreaks })
  readonly tieBreaks?: readonly string[] | null;

  @Field(() => LeagueWithdrawalsModel, { nullable: true, description: settingWords.withdrawals })
  readonly withdrawals?: string | null;
}
