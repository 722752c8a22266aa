import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('Hidden', { description: 'Why a piece of the chronicle or a photograph is not shown.' })
export class HiddenModel {
  @Field({ description: 'The reason that was given, for all to read.' })
  readonly reason: string;

  @Field(() => String, { nullable: true, description: 'Who hid it; absent: the account is gone.' })
  readonly by: string | null;

  @Field({ description: 'Since when.' })
  readonly at: Date;
}

/** Of a piece or a photograph, and by whom it was hidden. */
type Hideable = Readonly<{ hiddenAt: Date | null; hiddenReason: string | null; hiddenByName: string | null }>;

export function hiddenOf({ hiddenAt, hiddenReason, hiddenByName }: Hideable): HiddenModel | null {
  return hiddenAt === null ? null : { reason: hiddenReason ?? '', by: hiddenByName, at: hiddenAt };
}
