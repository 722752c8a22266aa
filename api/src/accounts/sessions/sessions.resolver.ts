import { UseGuards } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Browser, CurrentBrowser } from '../access/browser.js';
import { CurrentCaller } from '../access/current-caller.decorator.js';
import { SessionOnly } from '../access/session-only.guard.js';
import type { Caller } from '../caller.js';
import { RevokeSessionInput } from '../models/account-inputs.js';
import { RevokeOtherSessionsResultModel, RevokeSessionResultModel } from '../models/account-results.js';
import { SessionsService } from './sessions.service.js';

@Resolver()
@UseGuards(SessionOnly)
export class SessionsResolver {
  constructor(private readonly sessionsService: SessionsService) {}

  @Mutation(() => RevokeSessionResultModel, { description: 'Signs one browser of the viewer out, at once.' })
  revokeSession(
    @CurrentCaller() caller: Caller,
    @Args('input', { description: 'Which session.' }) input: RevokeSessionInput,
    @CurrentBrowser() browser: Browser,
  ): Promise<RevokeSessionResultModel> {
    return this.sessionsService.revoke(caller, input.id, browser);
  }

  @Mutation(() => RevokeOtherSessionsResultModel, {
    description: 'Signs all other browsers of the viewer out, at once.',
  })
  revokeOtherSessions(@CurrentCaller() caller: Caller): Promise<RevokeOtherSessionsResultModel> {
    return this.sessionsService.revokeOthers(caller);
  }
}
