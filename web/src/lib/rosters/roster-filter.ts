export type RosterKind = 'all' | 'armies' | 'templates' | 'shared';

interface Listed {
  readonly template: boolean;
  readonly shareLink: string | null;
  readonly content: { readonly army: string };
}

/** Whether a roster is of this kind and of this army list; no list: of any. */
export function isOf({ template, shareLink, content }: Listed, kind: RosterKind, army: string): boolean {
  if (army !== '' && content.army !== army) return false;
  if (kind === 'templates') return template;
  if (kind === 'armies') return !template;
  return kind === 'all' || shareLink !== null;
}
