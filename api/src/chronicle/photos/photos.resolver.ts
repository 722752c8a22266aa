import { UseGuards } from '@nestjs/common';
import { Args, ID, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { CampaignModel } from '../../campaigns/campaign.model.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import { ArticleModel } from '../article.models.js';
import { HidingService } from '../hiding.service.js';
import { PhotoReadingService } from './photo-reading.service.js';
import {
  DescribePhotoInput,
  HidePhotoInput,
  PhotoModel,
  PhotoSpaceModel,
  RemovePhotoInput,
  RestorePhotoInput,
} from './photo.models.js';
import { PhotosService } from './photos.service.js';

@Resolver(() => CampaignModel)
export class PhotosResolver {
  constructor(
    private readonly photoReadingService: PhotoReadingService,
    private readonly photosService: PhotosService,
    private readonly hidingService: HidingService,
  ) {}

  @ResolveField(() => [PhotoModel], {
    description: 'Photographs that belong to no piece of the chronicle, the oldest first.',
  })
  photos(
    @CurrentCaller() caller: Caller | undefined,
    @Parent() { id }: CampaignModel,
    @Args('turn', { type: () => Int, nullable: true, description: 'Of this turn alone.' })
    turn: number | null,
    @Args('battle', { type: () => ID, nullable: true, description: 'Of the battle with this key alone.' })
    battle: string | null,
  ): Promise<readonly PhotoModel[]> {
    const question = { viewerId: caller?.accountId, turn: turn ?? null, battle: battle ?? null };
    return this.photoReadingService.ofCampaign(id, question);
  }

  @Mutation(() => ChangeCampaignResult, { description: 'Whoever sent a photograph says what it shows.' })
  @UseGuards(SignedIn)
  describePhoto(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'What is said.' }) input: DescribePhotoInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.photosService.describe(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'An organiser or referee hides a photograph; all see that, and why.',
  })
  @UseGuards(SignedIn)
  hidePhoto(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which one, and why.' }) input: HidePhotoInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.hidingService.hidePhoto(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'An organiser or referee shows a hidden photograph again.',
  })
  @UseGuards(SignedIn)
  restorePhoto(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which one.' }) input: RestorePhotoInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.hidingService.restorePhoto(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'Whoever sent a photograph, an organiser or a referee removes it for good.',
  })
  @UseGuards(SignedIn)
  removePhoto(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which one.' }) input: RemovePhotoInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.photosService.remove(caller, input);
  }
}

@Resolver(() => ArticleModel)
export class ArticlePhotosResolver {
  constructor(private readonly photoReadingService: PhotoReadingService) {}

  @ResolveField(() => [PhotoModel], {
    description: 'Its photographs, the oldest first; none while it is hidden.',
  })
  async photos(
    @CurrentCaller() caller: Caller | undefined,
    @Parent() { id, text }: ArticleModel,
  ): Promise<readonly PhotoModel[]> {
    return text === null ? [] : this.photoReadingService.ofArticle(caller?.accountId, id);
  }
}

@Resolver(() => CampaignModel)
export class PhotoSpaceResolver {
  constructor(private readonly photoReadingService: PhotoReadingService) {}

  @ResolveField(() => PhotoSpaceModel, { description: 'How much room it has for photographs.' })
  photoSpace(@Parent() { id }: CampaignModel): Promise<PhotoSpaceModel> {
    return this.photoReadingService.space(id);
  }
}
