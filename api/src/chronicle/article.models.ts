import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { LanguageModel } from '../accounts/language.model.js';
import { ActionRefused } from '../campaigns/campaign-results.js';
import { InvalidInput } from '../errors/user-error.js';
import type { AuthorPart } from './article.entity.js';
import { HiddenModel } from './hidden.model.js';

export const AuthorPartModel = {
  PLAYER: 'player',
  STAND_IN: 'standIn',
  REFEREE: 'referee',
  ORGANISER: 'organiser',
} as const satisfies Record<string, AuthorPart>;
registerEnumType(AuthorPartModel, {
  name: 'AuthorPart',
  description: 'As what somebody writes in the chronicle.',
  valuesMap: {
    PLAYER: { description: 'He played a seat.' },
    STAND_IN: { description: 'He fought the battle in a player’s stead.' },
    REFEREE: { description: 'He was a referee.' },
    ORGANISER: { description: 'He was an organiser.' },
  },
});

@ObjectType('ArticleAuthor', { description: 'Who wrote a piece of the chronicle.' })
export class ArticleAuthorModel {
  @Field(() => String, {
    nullable: true,
    description: 'His name, or that of the seat he played if his account is gone; absent: neither is left.',
  })
  readonly name: string | null;

  @Field(() => String, { nullable: true, description: 'Letter of the seat he played when he wrote it.' })
  readonly seat: string | null;

  @Field(() => AuthorPartModel, { description: 'As what he wrote it.' })
  readonly part: string;
}

@ObjectType('Article', { description: 'A piece of the chronicle: a report on a battle, or on a turn.' })
export class ArticleModel {
  @Field(() => ID, { description: 'Never changes.' })
  readonly id: string;

  @Field(() => Int, { description: 'The turn it tells of.' })
  readonly turn: number;

  @Field(() => ID, { nullable: true, description: 'Key of the battle it tells of; absent: of the turn.' })
  readonly battle: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Absent while it is hidden, but for its author, organisers and referees.',
  })
  readonly title: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Markdown exactly as it was written: make it safe before you show it. Absent while it is hidden, as the title.',
  })
  readonly text: string | null;

  @Field(() => LanguageModel, { description: 'The language it is written in.' })
  readonly language: string;

  @Field(() => ArticleAuthorModel, { description: 'Who wrote it.' })
  readonly author: ArticleAuthorModel;

  @Field({ description: 'Whether the viewer wrote it: then he may change or withdraw it.' })
  readonly mine: boolean;

  @Field({ description: 'When it was written.' })
  readonly writtenAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was last changed; absent: never.' })
  readonly editedAt: Date | null;

  @Field(() => HiddenModel, { nullable: true, description: 'Why it is hidden; absent: it is not.' })
  readonly hidden: HiddenModel | null;
}

@ObjectType('ArticlePage', { description: 'Some pieces of a chronicle.' })
export class ArticlePageModel {
  @Field(() => [ArticleModel], { description: 'The newest first.' })
  readonly articles: readonly ArticleModel[];

  @Field(() => ID, {
    nullable: true,
    description: 'To ask for those after these; absent: there are no more.',
  })
  readonly next: string | null;
}

@ObjectType('ArticleWritten', { description: 'It stands in the chronicle.' })
export class ArticleWrittenModel {
  @Field(() => ID, { description: 'The campaign.' })
  readonly campaignId: string;

  @Field(() => Int, { description: 'Its version after the change.' })
  readonly version: number;

  @Field(() => ID, { description: 'The piece, to change it or add photos to it by.' })
  readonly articleId: string;

  constructor(campaignId: string, version: number, articleId: string) {
    this.campaignId = campaignId;
    this.version = version;
    this.articleId = articleId;
  }
}

export const WriteArticleResult = createUnionType({
  name: 'WriteArticleResult',
  description: 'What `writeArticle` answers.',
  types: () => [ArticleWrittenModel, InvalidInput, ActionRefused] as const,
});
export type WriteArticleAnswer = ArticleWrittenModel | InvalidInput | ActionRefused;
