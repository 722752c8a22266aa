import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import type { End } from '@pelagonia/rules';

export const BattleOutcomeModel = { ATTACKER: 'attacker', DEFENDER: 'defender', DRAW: 'draw' } as const;
registerEnumType(BattleOutcomeModel, {
  name: 'BattleOutcome',
  description: 'Who won a battle.',
  valuesMap: {
    ATTACKER: { description: 'The attacker won.' },
    DEFENDER: { description: 'The defender won.' },
    DRAW: { description: 'Nobody won.' },
  },
});

export const BattleEndModel = {
  STOOD: 'stood',
  CONCEDED: 'conceded',
  WITHDREW: 'withdrew',
} as const satisfies Record<string, End>;
registerEnumType(BattleEndModel, {
  name: 'BattleEnd',
  description: 'How a side ended a battle.',
  valuesMap: {
    STOOD: { description: 'It stood to the end.' },
    CONCEDED: { description: 'It gave up; it scores nothing.' },
    WITHDREW: { description: 'It withdrew; it cannot score more than its enemy.' },
  },
});

@InputType({ description: 'A unit or character of a side’s own that was hurt or destroyed.' })
export class LossInput {
  @Field(() => Int, { description: 'What it cost, mounts and magic items included.' })
  readonly points: number;

  @Field(() => Int, { defaultValue: 1, description: 'Stands at the start.' })
  readonly stands: number;

  @Field(() => Int, { defaultValue: 0, description: 'Stands at the end.' })
  readonly left: number;

  @Field({ defaultValue: false, description: 'Whether it is a character.' })
  readonly character: boolean;

  @Field({
    defaultValue: false,
    description: 'Whether these are Troll Slayers, who count the other way round.',
  })
  readonly slayers: boolean;
}

@InputType({ description: 'How often an objective of the scenario was reached.' })
export class ReachedInput {
  @Field(() => ID, { description: 'Which objective.' })
  readonly objective: string;

  @Field(() => Int, { defaultValue: 1, description: 'How often; not for those that dice are rolled for.' })
  readonly count: number;

  @Field(() => [Int], { nullable: true, description: 'The dice rolled for it, one for each.' })
  readonly dice?: readonly number[] | null;
}

@InputType({ description: 'One side’s battle in full.' })
export class SideResultInput {
  @Field(() => BattleEndModel, { defaultValue: 'stood', description: 'How it ended the battle.' })
  readonly end: End;

  @Field(() => [LossInput], {
    defaultValue: [],
    description: 'What it lost, Troll Slayers also when unhurt.',
  })
  readonly losses: readonly LossInput[];

  @Field(() => [ReachedInput], { defaultValue: [], description: 'What it reached of the scenario.' })
  readonly objectives: readonly ReachedInput[];
}

@InputType({ description: 'A result in full: casualties and objectives; the points are computed.' })
export class FullResultInput {
  @Field(() => Int, { description: 'The agreed points a side; bonuses per 1,000 grow with it.' })
  readonly size: number;

  @Field(() => SideResultInput, { description: 'The attacker’s battle.' })
  readonly attacker: SideResultInput;

  @Field(() => SideResultInput, { description: 'The defender’s battle.' })
  readonly defender: SideResultInput;
}

@InputType({ description: 'What happened to an entry of a roster.' })
export class CasualtyInput {
  @Field(() => Int, { description: 'Which entry, counted from 0 as the roster has them.' })
  readonly entry: number;

  @Field(() => Int, { defaultValue: 0, description: 'How many of it were destroyed.' })
  readonly destroyed: number;

  @Field(() => Int, { defaultValue: 0, description: 'How many were left with a single stand.' })
  readonly reduced: number;
}

@InputType({ description: 'One side’s battle, told by its roster.' })
export class RosterSideInput {
  @Field(() => [CasualtyInput], { defaultValue: [], description: 'What died or was reduced to a stand.' })
  readonly casualties: readonly CasualtyInput[];

  @Field({ defaultValue: false, description: 'Whether it gave up.' })
  readonly conceded: boolean;

  @Field({
    defaultValue: false,
    description: 'Whether it withdrew; what the casualties alone bring about need not be told.',
  })
  readonly withdrew: boolean;

  @Field(() => [LossInput], { defaultValue: [], description: 'Its losses, if it has handed in no roster.' })
  readonly losses: readonly LossInput[];

  @Field(() => [ReachedInput], { defaultValue: [], description: 'What it reached of the scenario.' })
  readonly objectives: readonly ReachedInput[];
}

@InputType({
  description: 'A result told by the rosters: points, withdrawal, veterans lost and winner are computed.',
})
export class RosterResultInput {
  @Field(() => Int, { description: 'The agreed points a side; bonuses per 1,000 grow with it.' })
  readonly size: number;

  @Field(() => RosterSideInput, { description: 'The attacker’s battle.' })
  readonly attacker: RosterSideInput;

  @Field(() => RosterSideInput, { description: 'The defender’s battle.' })
  readonly defender: RosterSideInput;
}

@InputType({ description: 'A result as two totals; the higher wins.' })
export class TotalsInput {
  @Field(() => Int, { description: 'Victory points of the attacker.' })
  readonly attacker: number;

  @Field(() => Int, { description: 'Victory points of the defender.' })
  readonly defender: number;
}

@InputType({ description: 'Veterans that were destroyed, by their names.' })
export class VeteransLostInput {
  @Field(() => [String], { defaultValue: [], description: 'The attacker’s.' })
  readonly attacker: readonly string[];

  @Field(() => [String], { defaultValue: [], description: 'The defender’s.' })
  readonly defender: readonly string[];
}

@InputType({ description: 'What fell of the rosters handed in, whichever way the result is told.' })
export class CasualtiesInput {
  @Field(() => [CasualtyInput], { defaultValue: [], description: 'Of the attacker’s roster.' })
  readonly attacker: readonly CasualtyInput[];

  @Field(() => [CasualtyInput], { defaultValue: [], description: 'Of the defender’s roster.' })
  readonly defender: readonly CasualtyInput[];
}

@InputType({
  description: 'How a battle ended, in one of four depths: exactly one of rosters, full, totals and outcome.',
})
export class BattleResultInput {
  @Field(() => RosterResultInput, { nullable: true, description: 'Casualties by the rosters handed in.' })
  readonly rosters?: RosterResultInput | null;

  @Field(() => FullResultInput, { nullable: true, description: 'Casualties and objectives.' })
  readonly full?: FullResultInput | null;

  @Field(() => TotalsInput, { nullable: true, description: 'Two totals.' })
  readonly totals?: TotalsInput | null;

  @Field(() => BattleOutcomeModel, { nullable: true, description: 'The bare outcome.' })
  readonly outcome?: 'attacker' | 'defender' | 'draw' | null;

  @Field(() => CasualtiesInput, {
    nullable: true,
    description:
      'What fell, beside a result in full, as totals or as the outcome; without it such a result costs a lasting army nothing.',
  })
  readonly casualties?: CasualtiesInput | null;

  @Field(() => VeteransLostInput, { nullable: true, description: 'Veterans that were destroyed.' })
  readonly veteransLost?: VeteransLostInput | null;
}
