import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import type { NotFoughtFault } from '@pelagonia/rules';
import { BattleInput } from '../battle-inputs.js';
import { BattleResultInput } from '../reports/result.inputs.js';

export const NotFoughtFaultModel = {
  NOBODY: 'nobody',
  ATTACKER: 'attacker',
  DEFENDER: 'defender',
  BOTH: 'both',
} as const satisfies Record<string, NotFoughtFault>;
registerEnumType(NotFoughtFaultModel, {
  name: 'NotFoughtFault',
  description: 'Whose fault it was that a battle was not fought; the campaign’s settings say what follows.',
  valuesMap: {
    NOBODY: { description: 'Nobody’s.' },
    ATTACKER: { description: 'The attacker’s.' },
    DEFENDER: { description: 'The defender’s.' },
    BOTH: { description: 'Of both.' },
  },
});

@InputType({ isAbstract: true })
abstract class RefereeInput extends BattleInput {
  @Field({ description: 'Why, in up to 1,000 characters, for all to read.' })
  readonly reason: string;
}

@InputType({ description: 'What the referee says a battle ended with.' })
export class RuleOnBattleInput extends RefereeInput {
  @Field(() => BattleResultInput, { description: 'The result that counts from now on.' })
  readonly result: BattleResultInput;
}

@InputType({ description: 'That a battle was not fought.' })
export class DeclareNotFoughtInput extends RefereeInput {
  @Field(() => NotFoughtFaultModel, { description: 'Whose fault it was.' })
  readonly fault: NotFoughtFault;
}

@InputType({ description: 'That the turn’s dice decide a battle.' })
export class RollForBattleInput extends RefereeInput {}

@InputType({ description: 'More time for a battle.' })
export class PostponeBattleInput extends RefereeInput {
  @Field(() => Date, { description: 'When it should have been fought; later than now.' })
  readonly until: Date;
}
