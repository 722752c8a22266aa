import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import type { Role } from '@pelagonia/rules';
import { BattleInput, BattleSideModel } from '../battle-inputs.js';

@ObjectType('StandIn', { description: 'Who plays a side of a battle in its player’s stead.' })
export class StandInModel {
  @Field(() => BattleSideModel, { description: 'Which side.' })
  readonly side: string;

  @Field({ description: 'His name.' })
  readonly name: string;

  @Field({ description: 'Whether it is the viewer.' })
  readonly mine: boolean;

  @Field(() => String, { nullable: true, description: 'A note on it, for all to read.' })
  readonly note: string | null;
}

@InputType({ description: 'Who is to play a side of a battle.' })
export class NameStandInInput extends BattleInput {
  @Field(() => BattleSideModel, { description: 'A side of the viewer’s own; any, for a referee.' })
  readonly side: Role;

  @Field(() => ID, {
    nullable: true,
    description:
      'Account of a member of the campaign who does not play the other side; left out: nobody any more.',
  })
  readonly memberId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A note on it, up to 300 characters, for all to read.',
  })
  readonly note?: string | null;
}
