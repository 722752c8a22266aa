import { createUnionType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ChangeInput } from '../../campaigns/acts/change-input.js';
import { ActionRefused, CampaignChangedModel } from '../../campaigns/campaign-results.js';
import { UserError } from '../../errors/user-error.js';

@ObjectType({ description: 'Something wrong with an army list, and where.' })
export class ArmyListFault {
  @Field(() => Int, { description: 'The line, from 1.' })
  readonly line: number;

  @Field(() => Int, { description: 'The column, from 1.' })
  readonly column: number;

  @Field({ description: 'Stable name of the fault, such as `ARMY_GENERALS`.' })
  readonly code: string;

  @Field({ description: 'What is wrong and what to do, in English.' })
  readonly message: string;

  @Field({ description: 'The same in Spanish.' })
  readonly messageEs: string;
}

@ObjectType({
  implements: () => [UserError],
  description: 'The army list cannot be taken; every fault is listed, in the order of the lines.',
})
export class ArmyListFaulty implements UserError {
  readonly code = 'ARMY_LIST_FAULTY';
  readonly message = 'The army list has faults; mend them and try again.';

  @Field(() => [ArmyListFault], { description: 'Every fault.' })
  readonly faults: ArmyListFault[];

  constructor(faults: ArmyListFault[]) {
    this.faults = faults;
  }
}

@InputType({ description: 'An army list of the club’s own, for one campaign.' })
export class AddArmyListInput extends ChangeInput {
  @Field({
    description:
      'The list as one JSON document, as those of the library are written; one of the same id is replaced.',
  })
  readonly document: string;
}

@InputType({ description: 'An army list of the club’s own to be taken out of a campaign.' })
export class RemoveArmyListInput extends ChangeInput {
  @Field(() => ID, { description: 'Its id.' })
  readonly army: string;
}

export const AddArmyListResult = createUnionType({
  name: 'AddArmyListResult',
  description: 'What `addArmyList` answers.',
  types: () => [CampaignChangedModel, ArmyListFaulty, ActionRefused] as const,
});
export type AddArmyListAnswer = CampaignChangedModel | ArmyListFaulty | ActionRefused;
