import type { Revive } from '../campaigns/answers/client-answers.js';
import { ActionRefused } from '../campaigns/campaign-results.js';
import type { RefusalCode } from '../campaigns/refusals.js';
import { type FieldFault, InvalidInput } from '../errors/user-error.js';
import {
  type DeleteRosterAnswer,
  RosterDeletedModel,
  RosterSavedModel,
  RosterSharedModel,
  type SaveRosterAnswer,
  type ShareRosterAnswer,
} from './roster.models.js';

const refused = (fields: Record<string, unknown>): ActionRefused =>
  new ActionRefused(fields['code'] as RefusalCode);

export const reviveSaved: Revive<SaveRosterAnswer> = ({ type, fields }) => {
  if (type === RosterSavedModel.name)
    return new RosterSavedModel(String(fields['id']), Number(fields['version']));
  return type === InvalidInput.name ? new InvalidInput(fields['faults'] as FieldFault[]) : refused(fields);
};

export const reviveShared: Revive<ShareRosterAnswer> = ({ type, fields }) =>
  type === RosterSharedModel.name
    ? new RosterSharedModel(String(fields['id']), String(fields['link']))
    : refused(fields);

export const reviveDeleted: Revive<DeleteRosterAnswer> = ({ type, fields }) =>
  type === RosterDeletedModel.name ? new RosterDeletedModel(String(fields['id'])) : refused(fields);
