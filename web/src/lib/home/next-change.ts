import type { TableFragment } from '../generated/operations.js';

/** What somebody with nothing to do is waiting for. */
export type NextChange =
  | { readonly kind: 'reveal' | 'pause'; readonly campaign: string; readonly at: string }
  | { readonly kind: 'by-hand' | 'battles' | 'lobby'; readonly campaign: string }
  | { readonly kind: 'nothing' };

type Table = Pick<TableFragment, 'name' | 'status' | 'pausedUntil'> & {
  readonly turn: Pick<NonNullable<TableFragment['turn']>, 'phase' | 'deadline'> | null;
};

function changeOf({ name, status, pausedUntil, turn }: Table): NextChange | undefined {
  if (status === 'LOBBY') return { kind: 'lobby', campaign: name };
  if (status !== 'RUNNING' || !turn) return undefined;
  if (pausedUntil) return { kind: 'pause', campaign: name, at: pausedUntil };
  if (turn.phase !== 'ORDERING') return { kind: 'battles', campaign: name };
  return turn.deadline
    ? { kind: 'reveal', campaign: name, at: turn.deadline }
    : { kind: 'by-hand', campaign: name };
}

/** Among the person's campaigns, the change that has a date and comes first; else the likeliest of the others. */
export function nextChange(campaigns: readonly Table[]): NextChange {
  const changes = campaigns.flatMap((campaign) => changeOf(campaign) ?? []);
  const dated = changes
    .flatMap((change) => ('at' in change ? [change] : []))
    .sort((one, other) => new Date(one.at).getTime() - new Date(other.at).getTime());
  const order = ['battles', 'by-hand', 'lobby'] as const;
  const undated = order.flatMap((kind) => changes.find((change) => change.kind === kind) ?? []);
  return dated[0] ?? undated[0] ?? { kind: 'nothing' };
}
