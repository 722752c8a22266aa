import { UseGuards } from '@nestjs/common';
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import { AcceptancesService } from './acceptances.service.js';
import {
  AcceptInvitationInput,
  CancelHandOverInput,
  CreateInvitationInput,
  HandOverSeatInput,
  MailInvitationInput,
  RevokeInvitationInput,
} from './invitation.inputs.js';
import {
  CreateInvitationResult,
  InvitationModel,
  MailInvitationResult,
  OpenInvitationModel,
} from './invitation.models.js';
import { InvitationViewsService } from './invitation-views.service.js';
import { InvitationsService } from './invitations.service.js';
import { MailedInvitationsService } from './mailed-invitations.service.js';

@Resolver()
export class InvitationsResolver {
  constructor(
    private readonly invitationsService: InvitationsService,
    private readonly mailedInvitationsService: MailedInvitationsService,
    private readonly acceptancesService: AcceptancesService,
    private readonly invitationViewsService: InvitationViewsService,
  ) {}

  @Query(() => InvitationModel, {
    nullable: true,
    description: 'Where a link leads; absent when it is used up, revoked or expired.',
  })
  invitation(
    @Args('token', { description: 'The secret at the end of the link.' }) token: string,
  ): Promise<InvitationModel | null> {
    return this.invitationViewsService.shown(token);
  }

  @Query(() => [OpenInvitationModel], { description: 'Invitations that can still be used; for organisers.' })
  @UseGuards(SignedIn)
  openInvitations(
    @CurrentCaller() caller: Caller,
    @Args('campaignId', { type: () => ID, description: 'Which campaign.' }) campaignId: string,
  ): Promise<OpenInvitationModel[]> {
    return this.invitationViewsService.open(caller, campaignId);
  }

  @Mutation(() => CreateInvitationResult, { description: 'An organiser makes a link that lets people in.' })
  @UseGuards(SignedIn)
  createInvitation(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Whom it lets in, and how long.' }) input: CreateInvitationInput,
  ): Promise<typeof CreateInvitationResult> {
    return this.invitationsService.create(caller, input);
  }

  @Mutation(() => MailInvitationResult, {
    description: 'An organiser has an invitation mailed. Nothing tells whether the address has an account.',
  })
  @UseGuards(SignedIn)
  mailInvitation(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'To whom.' }) input: MailInvitationInput,
  ): Promise<typeof MailInvitationResult> {
    return this.mailedInvitationsService.mail(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, { description: 'An organiser makes an invitation worthless.' })
  @UseGuards(SignedIn)
  revokeInvitation(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which invitation.' }) input: RevokeInvitationInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.invitationsService.revoke(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description:
      'The viewer follows a link into a campaign; if a seat was handed over to him, it is his now.',
  })
  @UseGuards(SignedIn)
  acceptInvitation(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The invitation.' }) input: AcceptInvitationInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.acceptancesService.accept(caller, input);
  }

  @Mutation(() => CreateInvitationResult, {
    description: 'The viewer makes a link by which another takes over his seat. Until then it stays his.',
  })
  @UseGuards(SignedIn)
  handOverSeat(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The offer.' }) input: HandOverSeatInput,
  ): Promise<typeof CreateInvitationResult> {
    return this.invitationsService.handOver(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, { description: 'The viewer takes back the offer of his seat.' })
  @UseGuards(SignedIn)
  cancelHandOver(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'In which campaign.' }) input: CancelHandOverInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.invitationsService.cancelHandOver(caller, input);
  }
}
