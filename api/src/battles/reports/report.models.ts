import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { BattleInput, BattleSideModel } from '../battle-inputs.js';
import type { ReportAnswer, ResultDepth } from './battle-report.entity.js';
import { BattleOutcomeModel, BattleResultInput } from './result.inputs.js';

export const ResultDepthModel = {
  ROSTERS: 'rosters',
  FULL: 'full',
  TOTALS: 'totals',
  OUTCOME: 'outcome',
} as const satisfies Record<string, ResultDepth>;
registerEnumType(ResultDepthModel, {
  name: 'ResultDepth',
  description: 'How much of a result was told.',
  valuesMap: {
    ROSTERS: { description: 'Casualties by roster; all else was computed.' },
    FULL: { description: 'Casualties and objectives; the points were computed.' },
    TOTALS: { description: 'Two totals.' },
    OUTCOME: { description: 'Only who won.' },
  },
});

export const ReportAnswerModel = {
  CONFIRMED: 'confirmed',
  SILENCE: 'silence',
  DISPUTED: 'disputed',
  REPLACED: 'replaced',
} as const satisfies Record<string, ReportAnswer>;
registerEnumType(ReportAnswerModel, {
  name: 'ReportAnswer',
  description: 'What became of a report.',
  valuesMap: {
    CONFIRMED: { description: 'The other side confirmed it.' },
    SILENCE: { description: 'Nobody said anything against it in time.' },
    DISPUTED: { description: 'The other side tells it differently.' },
    REPLACED: { description: 'Another report, or the referee’s ruling, took its place.' },
  },
});

@ObjectType('VictoryPoints', { description: 'The victory points of both sides.' })
export class VictoryPointsModel {
  @Field(() => Int, { description: 'The attacker’s.' })
  readonly attacker: number;

  @Field(() => Int, { description: 'The defender’s.' })
  readonly defender: number;
}

@ObjectType('RosterCasualty', { description: 'What happened to an entry of a side’s roster.' })
export class RosterCasualtyModel {
  @Field(() => BattleSideModel, { description: 'Whose roster.' })
  readonly side: string;

  @Field(() => Int, { description: 'Which entry, counted from 0.' })
  readonly entry: number;

  @Field(() => Int, { description: 'How many of it were destroyed.' })
  readonly destroyed: number;

  @Field(() => Int, { description: 'How many were left with a single stand.' })
  readonly reduced: number;
}

@ObjectType('BattleReport', { description: 'A result as one side told it.' })
export class BattleReportModel {
  @Field(() => Int, { description: 'From 1 up; an answer names it.' })
  readonly number: number;

  @Field(() => BattleSideModel, { description: 'Who told it.' })
  readonly side: string;

  @Field(() => ResultDepthModel, { description: 'How much was told.' })
  readonly depth: string;

  @Field(() => BattleOutcomeModel, { description: 'Who won.' })
  readonly outcome: string;

  @Field(() => VictoryPointsModel, { nullable: true, description: 'Absent where only the outcome was told.' })
  readonly victoryPoints: VictoryPointsModel | null;

  @Field({
    description:
      'Whether it tells what fell of the rosters; a lasting army loses nothing by a result that does not.',
  })
  readonly tellsCasualties: boolean;

  @Field(() => [RosterCasualtyModel], { description: 'What fell of the rosters, as far as it tells.' })
  readonly casualties: readonly RosterCasualtyModel[];

  @Field({ description: 'When.' })
  readonly at: Date;

  @Field(() => ReportAnswerModel, { nullable: true, description: 'Absent while it waits for an answer.' })
  readonly answer: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it is disputed; only the two sides and the referees see it.',
  })
  readonly reason: string | null;
}

@InputType({ description: 'How a battle of the viewer’s ended.' })
export class ReportBattleInput extends BattleInput {
  @Field(() => BattleResultInput, { description: 'The result.' })
  readonly result: BattleResultInput;
}

@InputType({ description: 'That a report is right.' })
export class ConfirmBattleInput extends BattleInput {
  @Field(() => Int, {
    description: 'Number of the report that was seen; a newer one is not confirmed by mistake.',
  })
  readonly number: number;
}

@InputType({ description: 'That a report is wrong, and why.' })
export class DisputeBattleInput extends BattleInput {
  @Field(() => Int, { description: 'Number of the report that was seen.' })
  readonly number: number;

  @Field({ description: 'Why, in up to 1,000 characters, for the other side and the referees.' })
  readonly reason: string;
}
