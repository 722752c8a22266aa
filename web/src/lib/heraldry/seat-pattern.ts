export const seatPatterns = [
  'plain',
  'diagonal',
  'chequer',
  'dots',
  'bars',
  'chevron',
  'cross-hatch',
  'waves',
] as const;
export type SeatPattern = (typeof seatPatterns)[number];

/** One repeat of a pattern, in a square of `patternCell` units. Shapes that cross an edge are drawn on both sides of it. */
export interface PatternShape {
  readonly path: string;
  /** Width of the line, or undefined when the path is to be filled. */
  readonly line?: number;
}

export const patternCell = 16;

/** The drawing of each pattern as an SVG path, read by the shield (SVG) and by the map (canvas) alike. */
export const patternShapes: Record<SeatPattern, PatternShape | undefined> = {
  plain: undefined,
  diagonal: { path: 'M-4 4L4-4M-4 12L12-4M-4 20L20-4M4 20L20 4M12 20L20 12', line: 2.4 },
  chequer: { path: 'M0 0H8V8H0ZM8 8H16V16H8Z' },
  dots: { path: `${disc(4, 4)}${disc(12, 12)}` },
  bars: { path: 'M0 4H16M0 12H16', line: 3 },
  chevron: {
    path: 'M-4 8L4 0L12 8L20 0M-4 16L4 8L12 16L20 8M-4 24L4 16L12 24L20 16M-4 0L4-8L12 0',
    line: 2.2,
  },
  'cross-hatch': { path: 'M-4 4L4-4M-4 20L20-4M12 20L20 12M-4 12L4 20M-4-4L20 20M12-4L20 4', line: 1.7 },
  waves: { path: 'M-8 4Q-4 0 0 4T8 4T16 4T24 4M-8 12Q-4 8 0 12T8 12T16 12T24 12', line: 2 },
};

function disc(x: number, y: number, radius = 2.5): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}
