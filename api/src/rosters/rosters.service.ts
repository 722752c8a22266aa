import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { readRoster } from '@pelagonia/rules';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../accounts/caller.js';
import { ClientAnswers } from '../campaigns/answers/client-answers.js';
import { Authority } from '../campaigns/authority/authority.js';
import { refuse } from '../campaigns/refusal.js';
import { FieldFault, InvalidInput } from '../errors/user-error.js';
import { Clock } from '../turns/clock.js';
import { reviveDeleted, reviveSaved } from './revive-roster.js';
import type { DeleteRosterInput, DuplicateRosterInput, SaveRosterInput } from './roster.inputs.js';
import { RosterLists } from './roster-lists.js';
import { documentOf, fieldFaults } from './roster.mapper.js';
import {
  type DeleteRosterAnswer,
  RosterDeletedModel,
  RosterSavedModel,
  type SaveRosterAnswer,
} from './roster.models.js';
import { OwnRosters } from './own-rosters.js';

/** What a player does with rosters of his own, in a campaign or outside of any. */
@Injectable()
export class RostersService {
  constructor(
    private readonly answers: ClientAnswers,
    private readonly authority: Authority,
    private readonly lists: RosterLists,
    private readonly own: OwnRosters,
    private readonly clock: Clock,
  ) {}

  /** It may break the rules of its list, as one that is being built does; it only must be readable and have a list. */
  save(caller: Caller, input: SaveRosterInput): Promise<SaveRosterAnswer> {
    const request = { mutation: 'saveRoster', key: input.clientKey };
    return this.answers.once(caller, request, reviveSaved, async (manager) => {
      const { accountId } = caller;
      const campaignId = input.campaignId ?? null;
      if (campaignId !== null) await this.authority.see(manager, caller, campaignId);
      const read = readRoster(documentOf(input.roster));
      if (!read.ok) return new InvalidInput(fieldFaults('roster', read.faults));
      if ((await this.lists.find(manager, read.value.army, campaignId)) === undefined) return noSuchArmy();
      const before = input.id == null ? undefined : await this.own.find(manager, accountId, input.id);
      if (before !== undefined && (input.expectedVersion ?? before.version) !== before.version) {
        refuse('ROSTER_STALE');
      }
      const { template } = input;
      const kept = { ...before?.kept, roster: read.value };
      return this.keep(manager, { accountId, id: before?.id ?? randomUUID() }, before?.version, {
        campaignId,
        template,
        kept,
      });
    });
  }

  /** A copy is not shared, whatever its model is. */
  duplicate(caller: Caller, { clientKey, id, template }: DuplicateRosterInput): Promise<SaveRosterAnswer> {
    const request = { mutation: 'duplicateRoster', key: clientKey };
    return this.answers.once(caller, request, reviveSaved, async (manager) => {
      const { accountId } = caller;
      const { kept, campaignId } = await this.own.find(manager, accountId, id);
      const copy = { campaignId, template, kept: { roster: kept.roster } };
      return this.keep(manager, { accountId, id: randomUUID() }, undefined, copy);
    });
  }

  delete(caller: Caller, { clientKey, id }: DeleteRosterInput): Promise<DeleteRosterAnswer> {
    const request = { mutation: 'deleteRoster', key: clientKey };
    return this.answers.once(caller, request, reviveDeleted, async (manager) => {
      const found = await this.own.find(manager, caller.accountId, id);
      await this.own.remove(manager, found);
      return new RosterDeletedModel(found.id);
    });
  }

  private async keep(
    manager: EntityManager,
    place: { accountId: string; id: string },
    versionBefore: number | undefined,
    content: Parameters<OwnRosters['keep']>[2],
  ): Promise<RosterSavedModel> {
    if (versionBefore === undefined) await this.own.makeRoom(manager, place.accountId);
    const version = (versionBefore ?? 0) + 1;
    await this.own.keep(manager, { ...place, version, updatedAt: this.clock.now() }, content);
    return new RosterSavedModel(place.id, version);
  }
}

function noSuchArmy(): InvalidInput {
  const message = 'There is no such army list; choose one that there is.';
  return new InvalidInput([new FieldFault('roster.army', 'ROSTER_ARMY_UNKNOWN', message)]);
}
