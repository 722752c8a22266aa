import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('Session', { description: 'A browser that is signed in.' })
export class SessionModel {
  @Field(() => ID, { description: 'Never changes; it opens nothing.' })
  readonly id: string;

  @Field({ description: 'When somebody signed in.' })
  readonly createdAt: Date;

  @Field({ description: 'When it was last used, to within some minutes.' })
  readonly lastSeenAt: Date;

  @Field({ description: 'When it ends if it is not used again.' })
  readonly expiresAt: Date;

  @Field({
    description: 'What the browser says it is, such as `Firefox, Linux`; empty when it does not say.',
  })
  readonly device: string;

  @Field({ description: 'The network address that signed in.' })
  readonly address: string;

  @Field({ description: 'Whether this very request came through it.' })
  readonly current: boolean;
}
