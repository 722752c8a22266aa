import { Resolver, Subscription } from '@nestjs/graphql';
import { UseGuards } from '@nestjs/common';
import type { Caller } from '../accounts/caller.js';
import { CurrentCaller } from '../accounts/access/current-caller.decorator.js';
import { SignedIn } from '../accounts/access/signed-in.guard.js';
import { ChangesService } from './changes.service.js';
import type { Notice } from './live-notices.js';
import { NoticeModel } from './notice.model.js';

@Resolver()
export class ChangesResolver {
  constructor(private readonly changesService: ChangesService) {}

  @Subscription(() => NoticeModel, {
    description: 'Everything the viewer may hear of as it happens, by id and version only.',
    resolve: (notice: Notice) => notice,
  })
  @UseGuards(SignedIn)
  changes(@CurrentCaller() caller: Caller): AsyncIterableIterator<Notice> {
    return this.changesService.changesFor(caller);
  }
}
