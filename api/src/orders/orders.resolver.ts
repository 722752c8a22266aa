import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../accounts/access/signed-in.guard.js';
import type { Caller } from '../accounts/caller.js';
import { SealOrderInput, SealOrderResult, UnsealOrderInput, UnsealOrderResult } from './order.models.js';
import { OrdersService } from './orders.service.js';

@Resolver()
@UseGuards(SignedIn)
export class OrdersResolver {
  constructor(private readonly ordersService: OrdersService) {}

  @Mutation(() => SealOrderResult, {
    description: 'Seals the order of the viewer’s seat, in the place of any he sealed before.',
  })
  sealOrder(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The order.' }) input: SealOrderInput,
  ): Promise<typeof SealOrderResult> {
    return this.ordersService.seal(caller, input);
  }

  @Mutation(() => UnsealOrderResult, {
    description: 'Takes back what the viewer has sealed for this turn and the turns after it.',
  })
  unsealOrder(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which order.' }) input: UnsealOrderInput,
  ): Promise<typeof UnsealOrderResult> {
    return this.ordersService.unseal(caller, input);
  }
}
