import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../../accounts/access/signed-in.guard.js';
import type { Caller } from '../../accounts/caller.js';
import { ChangeCampaignResult } from '../../campaigns/campaign-results.js';
import {
  AcceptAppointmentInput,
  DeclineAppointmentInput,
  ProposeAppointmentInput,
} from './appointment.models.js';
import { AppointmentsService } from './appointments.service.js';

@Resolver()
@UseGuards(SignedIn)
export class AppointmentsResolver {
  constructor(private readonly appointmentsService: AppointmentsService) {}

  @Mutation(() => ChangeCampaignResult, {
    description: 'Proposes when and where to fight a battle of the viewer’s.',
  })
  proposeAppointment(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The proposal.' }) input: ProposeAppointmentInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.appointmentsService.propose(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description: 'Accepts one of the times that the other side proposed.',
  })
  acceptAppointment(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The time.' }) input: AcceptAppointmentInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.appointmentsService.accept(caller, input);
  }

  @Mutation(() => ChangeCampaignResult, {
    description:
      'Declines proposed times, takes back one’s own, or calls an agreed time off: there is no time yet.',
  })
  declineAppointment(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Of which battle.' }) input: DeclineAppointmentInput,
  ): Promise<typeof ChangeCampaignResult> {
    return this.appointmentsService.decline(caller, input);
  }
}
