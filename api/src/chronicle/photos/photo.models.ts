import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ChangeInput } from '../../campaigns/acts/change-input.js';
import { HiddenModel } from '../hidden.model.js';

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

  @Field({
    description:
      'What is to be seen, for who cannot see it; empty: nobody has said so yet, or it is hidden from the viewer.',
  })
  readonly alt: string;

  @Field({ description: 'The line below it; may be empty, and is while it is hidden from the viewer.' })
  readonly caption: string;

  @Field(() => Int, { description: 'Pixels from left to right.' })
  readonly width: number;

  @Field(() => Int, { description: 'Pixels from top to bottom.' })
  readonly height: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Where the picture lies, at most 1,600 pixels a side, as WebP. Absent while it is hidden, but for who sent it, organisers and referees.',
  })
  readonly url: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The same with at most 480 pixels a side; absent as that is.',
  })
  readonly thumbnailUrl: string | null;

  @Field({ description: 'Whether the viewer has sent it.' })
  readonly mine: boolean;

  @Field({ description: 'When it was sent.' })
  readonly at: Date;

  @Field(() => HiddenModel, { nullable: true, description: 'Why it is hidden; absent: it is not.' })
  readonly hidden: HiddenModel | null;
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

@InputType({ description: 'A photograph that others should not see.' })
export class HidePhotoInput extends ChangeInput {
  @Field(() => ID, { description: 'Which photograph.' })
  readonly photoId: string;

  @Field({ description: 'Why, up to 500 characters; all can read it.' })
  readonly reason: string;
}

@InputType({ description: 'A hidden photograph that is fit to be seen after all.' })
export class RestorePhotoInput extends ChangeInput {
  @Field(() => ID, { description: 'Which photograph.' })
  readonly photoId: string;
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
