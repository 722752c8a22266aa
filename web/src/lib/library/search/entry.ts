/** What a search can find, in the order in which groups stand when they match equally well. */
export const entryKinds = [
  'army',
  'unit',
  'mount',
  'rule',
  'item',
  'gear',
  'spell',
  'scenario',
  'map',
  'territory',
  'chapter',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A line of the index: a thing of the library and where it stands. */
export interface Entry {
  readonly kind: EntryKind;
  readonly name: string;
  /** Its name in the other language, where that is another. */
  readonly alias?: string;
  /** What it belongs to: an army, a map. */
  readonly of?: string;
  /** Without a language part. */
  readonly path: `/${string}`;
}
