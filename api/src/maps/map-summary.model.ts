import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('MapSummary', { description: 'A campaign map one can play on.' })
export class MapSummaryModel {
  @Field(() => ID, { description: 'Name of its folder, such as `pelagonia`.' })
  readonly id: string;

  @Field(() => Int, { description: 'Edition; campaigns keep the one they started with.' })
  readonly version: number;

  @Field(() => Int, { description: 'How many realms, and so how many players.' })
  readonly players: number;

  @Field({ description: 'Where the whole map lies as one document; its address changes when the map does.' })
  readonly documentUrl: string;
}
