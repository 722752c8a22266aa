import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Language } from '../language.js';
import { LanguageModel } from '../language.model.js';

@ObjectType('Account', { description: 'The viewer’s own account; nobody ever sees another’s.' })
export class AccountModel {
  @Field(() => ID, { description: 'Never changes.' })
  readonly id: string;

  /** No plain field: see `ViewerResolver`. */
  readonly email: string;

  @Field({ description: 'What others see.' })
  readonly displayName: string;

  @Field(() => LanguageModel, { description: 'The language of letters and of the page.' })
  readonly language: Language;

  @Field({ description: 'IANA name of the zone in which times are shown, such as `Europe/Madrid`.' })
  readonly timeZone: string;

  @Field({ description: 'When it was registered.' })
  readonly createdAt: Date;

  @Field(() => Int, { description: 'Rises with every change of the account, its sessions and its tokens.' })
  readonly version: number;
}
