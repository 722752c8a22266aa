import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentCaller } from './access/current-caller.decorator.js';
import { requireOwn } from './access/own-fields.js';
import { SignedIn } from './access/signed-in.guard.js';
import type { Caller } from './caller.js';
import { AccessTokenModel } from './models/access-token.model.js';
import { UpdateProfileInput } from './models/account-inputs.js';
import { UpdateProfileResult } from './models/account-unions.js';
import { AccountModel } from './models/account.model.js';
import { SessionModel } from './models/session.model.js';
import { ProfilesService } from './profiles.service.js';
import { SessionsService } from './sessions/sessions.service.js';
import { AccessTokensService } from './tokens/access-tokens.service.js';

@Resolver(() => AccountModel)
export class ViewerResolver {
  constructor(
    private readonly profilesService: ProfilesService,
    private readonly sessionsService: SessionsService,
    private readonly accessTokensService: AccessTokensService,
  ) {}

  @Query(() => AccountModel, { nullable: true, description: 'Who is asking; null when signed out.' })
  viewer(@CurrentCaller() caller: Caller | undefined): AccountModel | null {
    return this.profilesService.viewer(caller);
  }

  @ResolveField(() => String, { description: 'The confirmed address that letters go to and that signs in.' })
  email(@CurrentCaller() caller: Caller, @Parent() account: AccountModel): string {
    requireOwn(caller, account);
    return account.email;
  }

  @ResolveField(() => [SessionModel], {
    description: 'All browsers that are signed in, the one used last first.',
  })
  sessions(@CurrentCaller() caller: Caller, @Parent() account: AccountModel): Promise<SessionModel[]> {
    requireOwn(caller, account);
    return this.sessionsService.mine(caller);
  }

  @ResolveField(() => [AccessTokenModel], { description: 'All access tokens that work, the newest first.' })
  accessTokens(
    @CurrentCaller() caller: Caller,
    @Parent() account: AccountModel,
  ): Promise<AccessTokenModel[]> {
    requireOwn(caller, account);
    return this.accessTokensService.mine(caller);
  }

  @Mutation(() => UpdateProfileResult, { description: 'Changes name, language and time zone.' })
  @UseGuards(SignedIn)
  updateProfile(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'The profile as it shall be.' }) input: UpdateProfileInput,
  ): Promise<typeof UpdateProfileResult> {
    return this.profilesService.update(caller, input);
  }
}
