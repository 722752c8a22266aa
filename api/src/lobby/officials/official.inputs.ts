import { Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { ChangeInput } from '../../campaigns/acts/change-input.js';

export const OfficeModel = { ORGANISER: 'organiser', REFEREE: 'referee' } as const;
export type Office = (typeof OfficeModel)[keyof typeof OfficeModel];
registerEnumType(OfficeModel, {
  name: 'Office',
  description: 'What an organiser can make of a member.',
  valuesMap: {
    ORGANISER: { description: 'Runs the campaign.' },
    REFEREE: { description: 'Rules on battles and results.' },
  },
});

@InputType({ description: 'Whom to give an office.' })
export class AppointOfficialInput extends ChangeInput {
  @Field(() => ID, { description: 'Id of a member.' })
  readonly memberId: string;

  @Field(() => OfficeModel, { description: 'The office.' })
  readonly office: Office;
}

@InputType({ description: 'From whom to take an office; the last organiser keeps his.' })
export class DismissOfficialInput extends ChangeInput {
  @Field(() => ID, { description: 'Id of a member.' })
  readonly memberId: string;

  @Field(() => OfficeModel, { description: 'The office.' })
  readonly office: Office;
}
