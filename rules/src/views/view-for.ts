import { byId } from '../conquest/conquest-state.js';
import type { SealedEntry, SealedVisibility, TurnPhase, TurnRecord } from './turn-record.js';

/** Who looks. Organiser and referee may play as well, if they have a seat; their office opens no seal (O2). */
export type Viewer =
  | { readonly role: 'organiser' | 'referee'; readonly seat?: string }
  | { readonly role: 'player'; readonly seat: string }
  | { readonly role: 'spectator' };

/** What is known of the sealed orders as such: as much as the campaign's setting tells, and who, once all lie open. */
export type SealedView =
  | { readonly tells: 'who'; readonly seats: readonly string[] }
  | { readonly tells: 'count'; readonly count: number }
  | { readonly tells: 'nothing' };

/** A commitment on the list that is published at the lock; without its seat where only the number may be known. */
export interface CommitmentView {
  readonly seat?: string;
  readonly commitment: string;
}

/** What one person may know of a turn. */
export interface TurnView {
  readonly campaign: string;
  readonly turn: number;
  readonly phase: TurnPhase;
  readonly visibility: SealedVisibility;
  readonly seats: readonly string[];
  readonly sealed: SealedView;
  /** The viewer's own order, at any time. */
  readonly own?: SealedEntry;
  /** From the lock on. */
  readonly commitments?: readonly CommitmentView[];
  /** From the reveal on: every order, and the nonces to check it. */
  readonly revealed?: readonly SealedEntry[];
  /** The seed is there when the turn has ended: whoever has it knows every die. */
  readonly dice: { readonly commitment: string; readonly seed?: string };
}

/**
 * What this viewer may see of a turn; the only way from a record to a person. Before the reveal it does not depend on
 * another's order in any way, be it by value, order or number of entries, but for what the visibility setting tells.
 */
export function viewFor(record: TurnRecord, viewer: Viewer): TurnView {
  const { campaign, turn, phase, visibility, seats } = record;
  const open = phase === 'revealed' || phase === 'ended';
  const entries = inShownOrder(record);
  const own = entries.find(({ seat }) => viewer.role !== 'spectator' && seat === viewer.seat);
  const tells = open ? 'who' : visibility;
  const commitments = phase === 'ordering' ? undefined : listCommitments(entries, tells);
  return {
    campaign,
    turn,
    phase,
    visibility,
    seats: [...seats],
    sealed: viewSealed(entries, tells),
    ...(own && { own }),
    ...(commitments && { commitments }),
    ...(open && { revealed: entries }),
    dice: {
      commitment: record.dice.commitment,
      ...(phase === 'ended' && { seed: record.dice.seed }),
    },
  };
}

/** By seat, never by the time of sealing, and field by field, so that what a record may yet gain does not slip out. */
function inShownOrder({ seats, sealed }: TurnRecord): SealedEntry[] {
  const bySeat = new Map(sealed.map((entry) => [entry.seat, entry]));
  return seats.flatMap((seat) => {
    const entry = bySeat.get(seat);
    return entry === undefined
      ? []
      : [{ seat, sheet: entry.sheet, nonce: entry.nonce, commitment: entry.commitment }];
  });
}

function viewSealed(entries: readonly SealedEntry[], tells: SealedVisibility): SealedView {
  if (tells === 'who') return { tells, seats: entries.map(({ seat }) => seat) };
  return tells === 'count' ? { tells, count: entries.length } : { tells };
}

/** Commitments without seats are sorted, or their place would give the seat away. */
function listCommitments(
  entries: readonly SealedEntry[],
  tells: SealedVisibility,
): readonly CommitmentView[] | undefined {
  if (tells === 'nothing') return undefined;
  if (tells === 'who') return entries.map(({ seat, commitment }) => ({ seat, commitment }));
  return entries.map(({ commitment }) => ({ commitment })).sort((a, b) => byId(a.commitment, b.commitment));
}
