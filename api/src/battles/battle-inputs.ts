import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import type { Role } from '@pelagonia/rules';
import { ChangeInput } from '../campaigns/acts/change-input.js';

export const BattleSideModel = { ATTACKER: 'attacker', DEFENDER: 'defender' } as const satisfies Record<
  string,
  Role
>;
registerEnumType(BattleSideModel, {
  name: 'BattleSide',
  description: 'One of the two sides of a battle.',
  valuesMap: {
    ATTACKER: { description: 'Who attacks; in a meeting, who comes first in the alphabet.' },
    DEFENDER: { description: 'Who defends.' },
  },
});

/** What every mutation of a battle names. */
@InputType({ isAbstract: true })
export abstract class BattleInput extends ChangeInput {
  @Field(() => Int, { description: 'The turn of the battle; it must be the one under way.' })
  readonly turn: number;

  @Field(() => ID, { description: 'Which battle of that turn.' })
  readonly key: string;
}
