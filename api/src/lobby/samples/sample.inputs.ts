import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'A campaign to try everything in.' })
export class CreateSampleCampaignInput {
  @Field({ description: 'Chosen by the client, 8 to 64 characters; a repeat is given the first answer.' })
  readonly clientKey: string;
}
