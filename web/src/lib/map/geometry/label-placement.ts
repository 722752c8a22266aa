import { contains, overlap, type Box } from './box.js';

/** A text that wants a place; its places are tried in turn, the most wished-for first. */
export interface LabelWish<T> {
  readonly label: T;
  readonly places: readonly Box[];
  /** Whoever is more important chooses first; equals choose in the order given. */
  readonly importance: number;
  /** Where there is no free place, it may cover what yields. */
  readonly insists?: boolean;
}

export interface PlacedLabel<T> {
  readonly label: T;
  readonly box: Box;
}

/** Gives each text the first of its places that is still free and on the sheet, or none: a name left out beats two on one spot. */
export function placeLabels<T>(
  wishes: readonly LabelWish<T>[],
  taken: readonly Box[],
  sheet: Box,
  yielding: readonly Box[] = [],
): PlacedLabel<T>[] {
  const occupied = [...taken];
  const placed: PlacedLabel<T>[] = [];
  const firstFree = (places: readonly Box[], ...kept: readonly Box[]) =>
    places.find(
      (place) => contains(sheet, place) && ![...occupied, ...kept].some((other) => overlap(place, other)),
    );
  for (const wish of [...wishes].sort((a, b) => b.importance - a.importance)) {
    const box = firstFree(wish.places, ...yielding) ?? (wish.insists ? firstFree(wish.places) : undefined);
    if (!box) continue;
    occupied.push(box);
    placed.push({ label: wish.label, box });
  }
  return placed;
}
