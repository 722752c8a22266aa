import { UseGuards } from '@nestjs/common';
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../accounts/access/signed-in.guard.js';
import type { Caller } from '../accounts/caller.js';
import { RosterReadingService } from './roster-reading.service.js';
import { RosterSharingService } from './roster-sharing.service.js';
import {
  DeleteRosterInput,
  DuplicateRosterInput,
  SaveRosterInput,
  ShareRosterInput,
  UnshareRosterInput,
} from './roster.inputs.js';
import {
  DeleteRosterResult,
  RosterContentModel,
  RosterModel,
  SaveRosterResult,
  ShareRosterResult,
} from './roster.models.js';
import { RostersService } from './rosters.service.js';

@Resolver()
export class RostersResolver {
  constructor(
    private readonly rostersService: RostersService,
    private readonly rosterSharingService: RosterSharingService,
    private readonly rosterReadingService: RosterReadingService,
  ) {}

  @Query(() => [RosterModel], { description: 'The viewer’s rosters, the one changed last first.' })
  @UseGuards(SignedIn)
  myRosters(
    @CurrentCaller() caller: Caller,
    @Args('campaignId', { type: () => ID, nullable: true, description: 'Those for this campaign alone.' })
    campaignId: string | null | undefined,
  ): Promise<RosterModel[]> {
    return this.rosterReadingService.mine(caller, campaignId ?? undefined);
  }

  @Query(() => RosterModel, { description: 'One of the viewer’s rosters.' })
  @UseGuards(SignedIn)
  myRoster(
    @CurrentCaller() caller: Caller,
    @Args('id', { type: () => ID, description: 'Which.' }) id: string,
  ): Promise<RosterModel> {
    return this.rosterReadingService.one(caller, id);
  }

  @Query(() => RosterContentModel, {
    description: 'A roster that somebody has shared, for whoever has its link.',
  })
  sharedRoster(
    @Args('token', { description: 'The secret at the end of the link.' }) token: string,
  ): Promise<RosterContentModel> {
    return this.rosterReadingService.shared(token);
  }

  @Mutation(() => SaveRosterResult, { description: 'Keeps a roster of the viewer’s, a new one or a change.' })
  @UseGuards(SignedIn)
  saveRoster(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The roster.' }) input: SaveRosterInput,
  ): Promise<typeof SaveRosterResult> {
    return this.rostersService.save(caller, input);
  }

  @Mutation(() => SaveRosterResult, { description: 'Copies a roster of the viewer’s.' })
  @UseGuards(SignedIn)
  duplicateRoster(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which.' }) input: DuplicateRosterInput,
  ): Promise<typeof SaveRosterResult> {
    return this.rostersService.duplicate(caller, input);
  }

  @Mutation(() => DeleteRosterResult, { description: 'Deletes a roster of the viewer’s, and its link.' })
  @UseGuards(SignedIn)
  deleteRoster(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which.' }) input: DeleteRosterInput,
  ): Promise<typeof DeleteRosterResult> {
    return this.rostersService.delete(caller, input);
  }

  @Mutation(() => ShareRosterResult, {
    description: 'Lets whoever has its link read a roster of the viewer’s.',
  })
  @UseGuards(SignedIn)
  shareRoster(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which.' }) input: ShareRosterInput,
  ): Promise<typeof ShareRosterResult> {
    return this.rosterSharingService.share(caller, input);
  }

  @Mutation(() => SaveRosterResult, { description: 'Revokes the link of a roster of the viewer’s.' })
  @UseGuards(SignedIn)
  unshareRoster(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which.' }) input: UnshareRosterInput,
  ): Promise<typeof SaveRosterResult> {
    return this.rosterSharingService.unshare(caller, input);
  }
}
