import { UseGuards } from '@nestjs/common';
import { Args, ID, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../accounts/access/signed-in.guard.js';
import type { Caller } from '../accounts/caller.js';
import { CampaignModel } from '../campaigns/campaign.model.js';
import { ChangeCampaignResult } from '../campaigns/campaign-results.js';
import { ArticleReadingService } from './article-reading.service.js';
import {
  EditArticleInput,
  HideArticleInput,
  RestoreArticleInput,
  WithdrawArticleInput,
  WriteArticleInput,
} from './article.inputs.js';
import { ArticleModel, ArticlePageModel, WriteArticleResult } from './article.models.js';
import { ArticlesService } from './articles.service.js';
import { HidingService } from './hiding.service.js';

@Resolver(() => CampaignModel)
export class ArticlesResolver {
  constructor(
    private readonly articleReadingService: ArticleReadingService,
    private readonly articlesService: ArticlesService,
    private readonly hidingService: HidingService,
  ) {}

  @ResolveField('articles', () => ArticlePageModel, {
    description: 'What people wrote about the war, the newest first, by pages.',
  })
  page(
    @CurrentCaller() caller: Caller | undefined,
    @Parent() { id }: CampaignModel,
    @Args('turn', {
      type: () => Int,
      nullable: true,
      description: 'Of this turn alone, its battles included.',
    })
    turn: number | null,
    @Args('battle', { type: () => ID, nullable: true, description: 'Of the battle with this key alone.' })
    battle: string | null,
    @Args('first', { type: () => Int, defaultValue: 20, description: 'How many at most, 1 to 50.' })
    first: number,
    @Args('after', { type: () => ID, nullable: true, description: '`next` of the page before.' })
    after: string | null,
  ): Promise<ArticlePageModel> {
    const asked = { turn: turn ?? null, battle: battle ?? null, after: after ?? null, limit: first };
    return this.articleReadingService.page(caller?.accountId, id, asked);
  }

  @Query(() => ArticleModel, { description: 'One piece of a chronicle.' })
  article(
    @CurrentCaller() caller: Caller | undefined,
    @Args('campaignId', { type: () => ID, description: 'Of which campaign.' }) campaignId: string,
    @Args('articleId', { type: () => ID, description: 'Which piece.' }) articleId: string,
  ): Promise<ArticleModel> {
    return this.articleReadingService.one(caller, campaignId, articleId);
  }

  @Mutation(() => WriteArticleResult, {
    description:
      'Who fought in a battle, a referee or an organiser reports on it; a player or official writes on a turn.',
  })
  @UseGuards(SignedIn)
  writeArticle(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'What is printed.' }) input: WriteArticleInput,
  ): Promise<typeof WriteArticleResult> {
    return this.articlesService.write(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, { description: 'Its author changes a piece.' })
  @UseGuards(SignedIn)
  editArticle(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'What changes.' }) input: EditArticleInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.articlesService.edit(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'Its author takes a piece back for good, with its photos.',
  })
  @UseGuards(SignedIn)
  withdrawArticle(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which piece.' }) input: WithdrawArticleInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.articlesService.withdraw(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'An organiser or referee hides a piece; all see that, and why.',
  })
  @UseGuards(SignedIn)
  hideArticle(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which piece, and why.' }) input: HideArticleInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.hidingService.hideArticle(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'An organiser or referee shows a hidden piece again.',
  })
  @UseGuards(SignedIn)
  restoreArticle(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which piece.' }) input: RestoreArticleInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.hidingService.restoreArticle(caller, input);
  }
}
