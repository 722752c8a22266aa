import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { TokenScope } from '../caller.js';
import { TokenScopeModel } from './token-scope.model.js';

@ObjectType('AccessToken', {
  description:
    'Lets a script act in its owner’s name: it sends `Authorization: Bearer` and the token’s secret.',
})
export class AccessTokenModel {
  @Field(() => ID, { description: 'Never changes; it opens nothing.' })
  readonly id: string;

  @Field({ description: 'What its owner called it.' })
  readonly name: string;

  @Field(() => [TokenScopeModel], { description: 'What it may do.' })
  readonly scopes: readonly TokenScope[];

  @Field({ description: 'When it was created.' })
  readonly createdAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used, to within some minutes; null: never.',
  })
  readonly lastUsedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it stops working; null: when it is revoked.' })
  readonly expiresAt: Date | null;
}
