import { Field, ID, InputType, Int } from '@nestjs/graphql';

/** What every mutation of a campaign is told besides its own matter. */
@InputType({ isAbstract: true })
export abstract class ChangeInput {
  @Field({ description: 'Chosen by the client, 8 to 64 characters; a repeat is given the first answer.' })
  readonly clientKey: string;

  @Field(() => ID, { description: 'Which campaign.' })
  readonly campaignId: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version you have seen: if the campaign has another by now, nothing is done.',
  })
  readonly expectedVersion?: number | null;
}
