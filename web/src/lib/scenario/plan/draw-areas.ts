import type { AreaKind, AreaPiece, Point } from '@pelagonia/rules';
import { house, type Mark, peak, reeds, rubble, stipple, tree } from './draw-marks.js';
import { contains, middleOf, outlineOf, pathOf, seedOf, shrunk, sow } from './ground.js';
import { curved, straight } from './pen.js';
import { line, type Line, type Look } from './shape.js';

interface Sowing {
  readonly mark: Mark;
  readonly size: number;
  readonly spacing: number;
  readonly margin: number;
}

interface Manner {
  readonly wash: Look;
  readonly sowing?: Sowing;
}

const manners: Readonly<Record<AreaKind, Manner>> = {
  hill: { wash: 'hill' },
  wood: { wash: 'wood', sowing: { mark: tree, size: 6, spacing: 5.4, margin: 1.4 } },
  marsh: { wash: 'marsh', sowing: { mark: reeds, size: 4.2, spacing: 9, margin: 2.2 } },
  mud: { wash: 'mud', sowing: { mark: stipple, size: 2.6, spacing: 3.6, margin: 0.8 } },
  slopes: { wash: 'rock', sowing: { mark: peak, size: 6.4, spacing: 8, margin: 1.7 } },
  mountains: { wash: 'rock', sowing: { mark: peak, size: 9, spacing: 11, margin: 3 } },
  ruins: { wash: 'ruins', sowing: { mark: rubble, size: 5.4, spacing: 8, margin: 2.6 } },
  fields: { wash: 'field' },
  town: { wash: 'town', sowing: { mark: house, size: 5.6, spacing: 9, margin: 2.8 } },
};

export function drawArea({ kind, area }: Pick<AreaPiece, 'kind' | 'area'>): Line[] {
  const { wash, sowing } = manners[kind];
  const seed = seedOf(area);
  const outline = outlineOf(area, seed);
  const ground = line(wash, pathOf(area, outline));
  if (kind === 'hill') return [ground, ...rise(outline)];
  if (sowing === undefined) return [ground, furrows(outline)];
  const { mark, size, spacing, margin } = sowing;
  return [ground, ...sow(outline, spacing, margin, seed).flatMap((place) => mark(place, size))];
}

/** Contour lines and the short strokes that run down from them. */
function rise(outline: readonly Point[]): Line[] {
  const middle = middleOf(outline);
  const strokes = outline.map((point, index) => {
    const [dx, dy] = [middle.x - point.x, middle.y - point.y];
    const length = Math.hypot(dx, dy) || 1;
    const reach = index % 2 === 0 ? 3 : 2.1;
    const end = { x: point.x + (dx / length) * reach, y: point.y + (dy / length) * reach };
    return straight([point, end]);
  });
  return [
    line('hill-high', curved(shrunk(outline, 0.66), true)),
    line('contour', curved(shrunk(outline, 0.34), true)),
    line('hachure', strokes.join('')),
  ];
}

/** Rows of the plough, from hedge to hedge. */
function furrows(outline: readonly Point[]): Line {
  const inner = shrunk(outline, 0.88);
  const [xs, ys] = [inner.map(({ x }) => x), inner.map(({ y }) => y)];
  const rows: string[] = [];
  for (let y = Math.min(...ys) + 1; y < Math.max(...ys); y += 2.6) {
    const row: Point[] = [];
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += 2) {
      const point = { x, y: y + Math.sin(x / 5) * 0.5 };
      if (contains(inner, point)) row.push(point);
    }
    if (row.length > 1) rows.push(curved(row));
  }
  return line('furrow', rows.join(''));
}
