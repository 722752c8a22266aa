/** A place on the grid in axial coordinates; hexes stand on a point, rows run west to east. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six ways out of a hex, counter-clockwise on the page from the east. */
export const directions = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
] as const satisfies readonly Hex[];

/** A hex as a text that can key a Map; `parseHexKey` reads it back. */
export function hexKey({ q, r }: Hex): string {
  return `${q},${r}`;
}

/** The hex a key stands for, or undefined when the text is no key. */
export function parseHexKey(key: string): Hex | undefined {
  const found = /^(0|-?[1-9]\d{0,14}),(0|-?[1-9]\d{0,14})$/.exec(key);
  return found === null ? undefined : { q: Number(found[1]), r: Number(found[2]) };
}

export function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** The six hexes around one, in the order of `directions`. */
export function neighbours({ q, r }: Hex): Hex[] {
  return directions.map((step) => ({ q: q + step.q, r: r + step.r }));
}

/** Steps from one hex to another over open ground. */
export function hexDistance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The nearest hex to a fractional one: the coordinate that rounding bent most is recomputed from the others. */
export function roundHex({ q, r }: Hex): Hex {
  const s = -q - r;
  const [roundQ, roundR, roundS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [bentQ, bentR, bentS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS - s)];
  // Adding zero turns the -0 that Math.round may leave into 0, so that keys and deep equality agree.
  if (bentQ > bentR && bentQ > bentS) return { q: -roundR - roundS + 0, r: roundR + 0 };
  if (bentR > bentS) return { q: roundQ + 0, r: -roundQ - roundS + 0 };
  return { q: roundQ + 0, r: roundR + 0 };
}

/** The hexes a straight line passes through, both ends included. */
export function hexLine(from: Hex, to: Hex): Hex[] {
  const steps = hexDistance(from, to);
  // Nudged off the exact edge, so that a line that runs between two hexes takes the same one both ways.
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = steps === 0 ? 0 : step / steps;
    return roundHex({
      q: from.q + (to.q - from.q) * share + 1e-6,
      r: from.r + (to.r - from.r) * share + 2e-6,
    });
  });
}

/** The hexes exactly `radius` steps away, walking round once; radius 0 is the centre itself. */
export function hexRing(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre];
  const [, , , , southWest] = directions;
  let at: Hex = { q: centre.q + southWest.q * radius, r: centre.r + southWest.r * radius };
  return directions.flatMap((step) =>
    Array.from({ length: radius }, () => {
      const here = at;
      at = { q: at.q + step.q, r: at.r + step.r };
      return here;
    }),
  );
}

/** Every hex within `radius` steps, the centre first and then ring by ring. */
export function hexSpiral(centre: Hex, radius: number): Hex[] {
  return Array.from({ length: radius + 1 }, (_, ring) => hexRing(centre, ring)).flat();
}
