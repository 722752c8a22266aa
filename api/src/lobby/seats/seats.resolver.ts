import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import { OwnSeatsService } from './own-seats.service.js';
import { PartingsService } from './partings.service.js';
import {
  AssignSeatInput,
  ChooseArmyInput,
  ChooseColourInput,
  ClaimSeatInput,
  ConfirmSeatInput,
  LeaveCampaignInput,
  LeaveSeatInput,
  RemovePlayerInput,
  SwapSeatsInput,
} from './seat.inputs.js';
import { SeatingPlansService } from './seating-plans.service.js';

@Resolver()
@UseGuards(SignedIn)
export class SeatsResolver {
  constructor(
    private readonly ownSeatsService: OwnSeatsService,
    private readonly seatingPlansService: SeatingPlansService,
    private readonly partingsService: PartingsService,
  ) {}

  @Mutation(() => ChangeCampaignResult, {
    description:
      'In the lobby: the viewer sits down on a free seat and waits for an organiser to confirm it.',
  })
  claimSeat(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which seat.' }) input: ClaimSeatInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.ownSeatsService.claim(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description:
      'Chooses the army of the viewer’s seat; once the campaign has begun, only if none was chosen.',
  })
  chooseArmy(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which army.' }) input: ChooseArmyInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.ownSeatsService.chooseArmy(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description:
      'In the lobby: the viewer’s seat gets another letter, and so colour and pattern. It keeps its realm; one that nobody plays gets the former letter for its own.',
  })
  chooseColour(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which colour.' }) input: ChooseColourInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.ownSeatsService.chooseColour(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'The viewer gives up his seat, and what is sealed for it is void. He may still look on.',
  })
  leaveSeat(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'In which campaign.' }) input: LeaveSeatInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.ownSeatsService.leave(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description:
      'The viewer gives up his seat and all else that he is in a campaign; the last organiser cannot.',
  })
  leaveCampaign(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which campaign.' }) input: LeaveCampaignInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.partingsService.leave(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'An organiser agrees that a seat is played by whoever sits on it.',
  })
  confirmSeat(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which seat.' }) input: ConfirmSeatInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.seatingPlansService.confirm(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description:
      'An organiser puts a member on a seat; while the campaign is played, on one that is free or open.',
  })
  assignSeat(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Who and where.' }) input: AssignSeatInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.seatingPlansService.assign(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'In the lobby: the players of two seats change places, and take their armies along.',
  })
  swapSeats(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which seats.' }) input: SwapSeatsInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.seatingPlansService.swap(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description:
      'An organiser takes a seat from its player, or sends away one who looks on; what is sealed for the seat is void.',
  })
  removePlayer(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Who, and why.' }) input: RemovePlayerInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.partingsService.remove(caller, input);
  }
}
