import { blankDraft, depths, type ResultDraft } from './result-draft.js';

/** Where drafts are kept: this device, until the result is sent. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const edition = 2;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something has the very shape of a blank draft; what it holds is checked by the rules anyway. */
function fits(value: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(value);
  if (isRecord(like)) {
    return isRecord(value) && Object.entries(like).every(([key, part]) => fits(value[key], part));
  }
  return typeof value === typeof like;
}

/** The draft of one battle. A shelf that is full or forbidden only means that nothing is kept. */
export class KeptDraft {
  constructor(
    private readonly name: string,
    private readonly shelf: () => Shelf = () => localStorage,
  ) {}

  read(): ResultDraft | undefined {
    try {
      const kept: unknown = JSON.parse(this.shelf().getItem(this.name) ?? 'null');
      if (!isRecord(kept) || kept['edition'] !== edition) return undefined;
      const draft = kept['draft'];
      if (!fits(draft, blankDraft(0))) return undefined;
      return depths.includes((draft as ResultDraft).depth) ? (draft as ResultDraft) : undefined;
    } catch {
      return undefined;
    }
  }

  write(draft: ResultDraft): void {
    try {
      this.shelf().setItem(this.name, JSON.stringify({ edition, draft }));
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
