import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ChangeInput } from '../../campaigns/acts/change-input.js';

@ObjectType('Photo', { description: 'A photograph of a battle, or beside a piece of the chronicle.' })
export class PhotoModel {
  @Field(() => ID, { description: 'Never changes.' })
  readonly id: string;

  @Field(() => Int, { description: 'The turn it belongs to.' })
  readonly turn: number;

  @Field(() => ID, { nullable: true, description: 'Key of the battle it shows.' })
  readonly battle: string | null;

  @Field(() => ID, { nullable: true, description: 'The piece of the chronicle it belongs to.' })
  readonly articleId: string | null;

  @Field({ description: 'What is to be seen, for who cannot see it; empty: nobody has said so yet.' })
  readonly alt: string;

  @Field({ description: 'The line below it; may be empty.' })
  readonly caption: string;

  @Field(() => Int, { description: 'Pixels from left to right.' })
  readonly width: number;

  @Field(() => Int, { description: 'Pixels from top to bottom.' })
  readonly height: number;

  @Field({ description: 'Where the picture lies, at most 1,600 pixels a side, as WebP.' })
  readonly url: string;

  @Field({ description: 'The same with at most 480 pixels a side.' })
  readonly thumbnailUrl: string;

  @Field({ description: 'Whether the viewer has sent it.' })
  readonly mine: boolean;

  @Field({ description: 'When it was sent.' })
  readonly at: Date;
}

@ObjectType('PhotoSpace', { description: 'How much room a campaign has for photographs.' })
export class PhotoSpaceModel {
  @Field(() => Int, { description: 'Kilobytes that are taken.' })
  readonly usedKilobytes: number;

  @Field(() => Int, { description: 'Kilobytes in all.' })
  readonly limitKilobytes: number;
}

@InputType({ description: 'What is said about a photograph; what is left out stays.' })
export class DescribePhotoInput extends ChangeInput {
  @Field(() => ID, { description: 'Which photograph; the viewer has sent it.' })
  readonly photoId: string;

  @Field(() => String, { nullable: true, description: 'What is to be seen on it, up to 300 characters.' })
  readonly alt?: string | null;

  @Field(() => String, { nullable: true, description: 'The line below it, up to 300 characters.' })
  readonly caption?: string | null;
}

@InputType({ description: 'A photograph that is to go.' })
export class RemovePhotoInput extends ChangeInput {
  @Field(() => ID, { description: 'Which photograph.' })
  readonly photoId: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why, for all to read; wanted of an organiser or referee who removes another’s.',
  })
  readonly reason?: string | null;
}
