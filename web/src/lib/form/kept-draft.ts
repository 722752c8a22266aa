/** Where drafts are kept: this device, until they are sent. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a draft is: its edition, raised whenever the shape changes, and whether something from the shelf has that shape. */
export interface DraftKind<T> {
  readonly edition: number;
  readonly is: (value: unknown) => value is T;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something has the very shape of another; what it holds is checked by the rules anyway. */
export function fits(value: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(value);
  if (isRecord(like)) {
    return isRecord(value) && Object.entries(like).every(([key, part]) => fits(value[key], part));
  }
  return typeof value === typeof like;
}

/** What somebody is writing. A shelf that is full or forbidden only means that nothing is kept. */
export class KeptDraft<T> {
  constructor(
    private readonly name: string,
    private readonly kind: DraftKind<T>,
    private readonly shelf: () => Shelf = () => localStorage,
  ) {}

  read(): T | undefined {
    try {
      const kept: unknown = JSON.parse(this.shelf().getItem(this.name) ?? 'null');
      if (!isRecord(kept) || kept['edition'] !== this.kind.edition) return undefined;
      const draft = kept['draft'];
      return this.kind.is(draft) ? draft : undefined;
    } catch {
      return undefined;
    }
  }

  write(draft: T): void {
    try {
      this.shelf().setItem(this.name, JSON.stringify({ edition: this.kind.edition, draft }));
    } catch {
      // Nothing to be done: the page goes on without it.
    }
  }

  clear(): void {
    try {
      this.shelf().removeItem(this.name);
    } catch {
      // Likewise.
    }
  }
}
