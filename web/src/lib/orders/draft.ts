/** What a player is about to seal. It stays in this tab, and nothing of it is sent before it is sealed. */
export interface Draft {
  /** Nothing yet, or what the army does. */
  readonly choice: 'defend' | 'attack' | undefined;
  readonly attack: string | undefined;
  /** Absent: from where the rules would march. */
  readonly from: string | undefined;
  readonly fightFirst: readonly string[];
  readonly ifTaken: 'FIGHT' | 'WITHDRAW' | undefined;
  readonly standingTurns: number;
}

export const emptyDraft: Draft = {
  choice: undefined,
  attack: undefined,
  from: undefined,
  fightFirst: [],
  ifTaken: undefined,
  standingTurns: 0,
};

const prefix = 'pelagonia.draft.';
export const draftKey = (campaign: string, seat: string, turn: number): string =>
  `${prefix}${campaign}.${seat}.${turn}`;

/** Reads a draft back; what is no draft is as if nothing had been written. */
export function readDraft(text: string | null): Draft {
  const read = parsed(text);
  if (read === undefined) return emptyDraft;
  const { choice, attack, from, fightFirst, ifTaken, standingTurns } = read;
  return {
    choice: choice === 'defend' || choice === 'attack' ? choice : undefined,
    attack: typeof attack === 'string' ? attack : undefined,
    from: typeof from === 'string' ? from : undefined,
    fightFirst: Array.isArray(fightFirst)
      ? fightFirst.filter((one): one is string => typeof one === 'string')
      : [],
    ifTaken: ifTaken === 'FIGHT' || ifTaken === 'WITHDRAW' ? ifTaken : undefined,
    standingTurns: typeof standingTurns === 'number' ? Math.min(Math.max(standingTurns, 0), 8) : 0,
  };
}

/** What of a draft can be ordered now: a target that is none any more is as if it had not been chosen. */
export function fittingDraft(
  draft: Draft,
  targets: readonly { readonly attack: string; readonly from: readonly string[] }[],
): Draft {
  if (draft.choice !== 'attack') return { ...draft, attack: undefined, from: undefined };
  const target = targets.find(({ attack }) => attack === draft.attack);
  return {
    ...draft,
    choice: target && 'attack',
    attack: target?.attack,
    from: target?.from.find((one) => one === draft.from),
  };
}

function parsed(text: string | null): Partial<Record<keyof Draft, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whoever signs out leaves no plans behind. */
export function forgetDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}
