import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArmyLineModel } from '../../armies/army.models.js';
import { RosterContentModel } from '../../rosters/roster.models.js';
import { BattleInput, BattleSideModel } from '../battle-inputs.js';

@ObjectType('BattleRoster', { description: 'That a side of a battle has handed in its roster.' })
export class BattleRosterModel {
  @Field(() => Int, { description: 'The turn of the battle.' })
  readonly turn: number;

  @Field(() => ID, { description: 'Which battle of that turn.' })
  readonly battle: string;

  @Field(() => BattleSideModel, { description: 'Which side.' })
  readonly side: string;

  @Field({ description: 'When it was handed in.' })
  readonly givenAt: Date;

  @Field({ description: 'Whether it can still be changed or taken back.' })
  readonly changeable: boolean;

  @Field(() => RosterContentModel, {
    nullable: true,
    description: 'What it holds; absent while it is secret from the viewer.',
  })
  readonly content: RosterContentModel | null;
}

@ObjectType('FieldableArmy', {
  description: 'S4: the lasting army that a side of a battle fields from, for whoever plays that side.',
})
export class FieldableArmyModel {
  @Field(() => ID, { description: 'The letter of its seat.' })
  readonly seat: string;

  @Field({ description: 'Whether it was chosen yet.' })
  readonly mustered: boolean;

  @Field(() => ID, { description: 'Its army list.' })
  readonly army: string;

  @Field(() => [ArmyLineModel], { description: 'What it has.' })
  readonly lines: readonly ArmyLineModel[];
}

@InputType({
  description: 'What the viewer’s side fields in a battle, in the place of any roster handed in before.',
})
export class AttachRosterInput extends BattleInput {
  @Field(() => ID, { description: 'Which of the viewer’s rosters; a copy of it is handed in.' })
  readonly rosterId: string;
}

@InputType({ description: 'That the viewer’s side takes back what it has handed in for a battle.' })
export class WithdrawRosterInput extends BattleInput {}
