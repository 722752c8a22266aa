/** Whole numbers from nought to at least `highest`, at most six of them, at steps that people count in. */
export function ticksUpTo(highest: number): number[] {
  const rough = Math.max(highest, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough,
  );
  const count = Math.ceil(Math.max(highest, 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/**
 * Where labels go that would like to stand at these heights: none nearer to another than `gap`, in the order of their
 * wishes, and none beyond the ends if there is room for all.
 */
export function spread(wishes: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wishes.map((_, index) => index).sort((a, b) => (wishes[a] ?? 0) - (wishes[b] ?? 0) || a - b);
  const places: number[] = [];
  let free = top;
  for (const index of order) {
    const place = Math.max(wishes[index] ?? 0, free);
    places[index] = place;
    free = place + gap;
  }
  let limit = bottom;
  for (const index of [...order].reverse()) {
    const place = Math.min(places[index] ?? 0, limit);
    places[index] = place;
    limit = place - gap;
  }
  return places;
}

/** How a seat's line is dashed: eight kinds that stay apart without colour, the first unbroken. */
const dashes = ['', '10 4', '2 4', '10 4 2 4', '5 3', '14 3 2 3 2 3', '1 6', '18 6'] as const;
export const dashOf = (letter: string): string => dashes['ABCDEFGH'.indexOf(letter)] ?? '';
