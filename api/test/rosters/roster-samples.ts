import { randomUUID } from 'node:crypto';
import { mutate } from '../accounts/people.js';
import type { Visitor } from '../test-service.js';

export type Entry = { unit: string; count?: number; items?: string[]; mount?: string; veteran?: string };

/** A legal army of 2,000 points of the Empire, with its own entries besides. */
export function empireRoster(name = 'Iron Column', more: readonly Entry[] = []) {
  const entries: Entry[] = [
    { unit: 'general' },
    { unit: 'halberdiers', count: 4 },
    { unit: 'crossbowmen', count: 4 },
    { unit: 'knights', count: 2 },
    ...more,
  ];
  return { name, army: 'empire', size: 2000, entries };
}

export interface Answer {
  __typename: string;
  id?: string;
  version?: number;
  link?: string;
  code?: string;
  faults?: { field: string; code: string }[];
}

const fields: Readonly<Record<string, string>> = {
  shareRoster: '... on RosterShared { id link }',
  deleteRoster: '... on RosterDeleted { id }',
};

/** One mutation of somebody's own rosters. */
export function onRosters(
  visitor: Visitor,
  mutation: string,
  input: Record<string, unknown>,
): Promise<Answer> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const own =
    fields[mutation] ?? '... on RosterSaved { id version } ... on InvalidInput { faults { field code } }';
  return mutate<Answer>(
    visitor,
    mutation,
    type,
    { clientKey: randomUUID(), ...input },
    `${own} ... on UserError { code }`,
  );
}

export async function savedRoster(
  visitor: Visitor,
  roster: Record<string, unknown>,
  campaignId?: string,
): Promise<string> {
  const answer = await onRosters(visitor, 'saveRoster', { roster, ...(campaignId && { campaignId }) });
  if (answer.id === undefined) throw new Error(JSON.stringify(answer));
  return answer.id;
}
