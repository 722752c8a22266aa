/** Ways of seeing: ordinary, and the three colour blindnesses at full strength. */
export const visions = ['ordinary', 'red-blind', 'green-blind', 'blue-blind'] as const;
export type Vision = (typeof visions)[number];

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** What each way of seeing makes of linear light; the figures are those of Machado, Oliveira and Fernandes (2009). */
const sights: Record<Vision, Matrix> = {
  ordinary: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'red-blind': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'green-blind': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'blue-blind': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** From linear light to the cones of the Oklab space, and from their cube roots to the space itself. */
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toOklab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function apply(matrix: Matrix, [x, y, z]: Triple): Triple {
  const [a, b, c] = matrix.map((row) => row[0] * x + row[1] * y + row[2] * z) as [number, number, number];
  return [a, b, c];
}

function linear(colour: string): Triple {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const share = parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return [r, g, b];
}

/** How far apart two colours look: their distance in Oklab, where black and white are 1 apart. */
export function perceivedDistance(one: string, other: string, vision: Vision): number {
  const [a, b] = [one, other].map((colour) => {
    const [l, m, s] = apply(toCones, apply(sights[vision], linear(colour)));
    return apply(toOklab, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
  }) as [Triple, Triple];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [one, other]
    .map((colour) => {
      const [r, g, b] = linear(colour);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    })
    .sort((a, b) => a - b) as [number, number];
  return high / low;
}
