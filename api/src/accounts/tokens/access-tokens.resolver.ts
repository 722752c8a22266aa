import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from '../access/current-caller.decorator.js';
import { SessionOnly } from '../access/session-only.guard.js';
import type { Caller } from '../caller.js';
import { CreateAccessTokenInput, RevokeAccessTokenInput } from '../models/account-inputs.js';
import { RevokeAccessTokenResultModel } from '../models/account-results.js';
import { CreateAccessTokenResult } from '../models/account-unions.js';
import { AccessTokensService } from './access-tokens.service.js';

@Resolver()
@UseGuards(SessionOnly)
export class AccessTokensResolver {
  constructor(private readonly accessTokensService: AccessTokensService) {}

  @Mutation(() => CreateAccessTokenResult, {
    description: 'Makes a token for a script; its secret is shown once.',
  })
  createAccessToken(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'What the token is for.' }) input: CreateAccessTokenInput,
  ): Promise<typeof CreateAccessTokenResult> {
    return this.accessTokensService.create(caller, input);
  }

  @Mutation(() => RevokeAccessTokenResultModel, { description: 'Stops a token of the viewer, at once.' })
  revokeAccessToken(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which token.' }) input: RevokeAccessTokenInput,
  ): Promise<RevokeAccessTokenResultModel> {
    return this.accessTokensService.revoke(caller, input.id);
  }
}
