import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { Language } from '../accounts/language.js';
import { LanguageModel } from '../accounts/language.model.js';
import { ChangeInput } from '../campaigns/acts/change-input.js';
import { longestText, longestTitle } from './check-article.js';

const titleWords = `Its title, one line of up to ${longestTitle} characters.`;
const textWords = `Markdown, up to ${longestText} characters; kept as it is written.`;

@InputType({ description: 'A new piece of the chronicle.' })
export class WriteArticleInput extends ChangeInput {
  @Field(() => Int, { description: 'The turn it tells of; it has begun.' })
  readonly turn: number;

  @Field(() => ID, {
    nullable: true,
    description: 'Key of the battle it tells of, once orders are revealed; left out: it tells of the turn.',
  })
  readonly battle?: string | null;

  @Field({ description: titleWords })
  readonly title: string;

  @Field({ description: textWords })
  readonly text: string;

  @Field(() => LanguageModel, { description: 'The language it is written in.' })
  readonly language: Language;
}

@InputType({ description: 'What is to be other than before; what is left out stays.' })
export class EditArticleInput extends ChangeInput {
  @Field(() => ID, { description: 'Which piece; the viewer has written it.' })
  readonly articleId: string;

  @Field(() => String, { nullable: true, description: titleWords })
  readonly title?: string | null;

  @Field(() => String, { nullable: true, description: textWords })
  readonly text?: string | null;

  @Field(() => LanguageModel, { nullable: true, description: 'The language it is written in.' })
  readonly language?: Language | null;
}

/** What every mutation of a piece names. */
@InputType({ isAbstract: true })
abstract class ArticleInput extends ChangeInput {
  @Field(() => ID, { description: 'Which piece.' })
  readonly articleId: string;
}

@InputType({ description: 'A piece that its author takes back.' })
export class WithdrawArticleInput extends ArticleInput {}

@InputType({ description: 'A hidden piece that is fit to be read after all.' })
export class RestoreArticleInput extends ArticleInput {}

@InputType({ description: 'A piece of the chronicle that others should not see.' })
export class HideArticleInput extends ArticleInput {
  @Field({ description: 'Why, up to 500 characters; all can read it.' })
  readonly reason: string;
}
