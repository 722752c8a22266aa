import { cornersOf, type Language, type LinePiece } from '@pelagonia/rules';
import { drawArea } from './draw-areas.js';
import { drawLine, isBuilt } from './draw-lines.js';
import { tuft } from './draw-marks.js';
import { drawDistance, drawFrame, drawMarker, drawNorth, drawScale, margin } from './draw-sheet.js';
import { drawSpot } from './draw-spots.js';
import { drawArrow, drawBadge, drawZone } from './draw-zones.js';
import type { Drawn } from './draw-plan.js';
import { sow } from './ground.js';
import { pointOf, straight } from './pen.js';
import { planWords } from './plan-words.js';
import { line, type Line, type Shape } from './shape.js';

export interface Sheet {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  /** What lies on the table and ends at its edge. */
  readonly field: readonly Shape[];
  /** What is written over it and round it. */
  readonly lettering: readonly Shape[];
}

/** A battlefield as a list of shapes, in centimetres of the table, from the ground up. */
export function planSheet({ name, plan }: Drawn, language: Language): Sheet {
  const { table, areas, lines, spots, zones, arrows, distances, markers, north } = plan;
  const { width, depth } = table;
  const corners = cornersOf({ kind: 'rectangle', at: [0, 0], size: [width, depth] }).map(pointOf);
  const ground = [line('ground', straight(corners, true))];
  const faint = (drawn: readonly Line[], recommended = false): Line[] =>
    drawn.map((one) => (recommended ? { ...one, faint: true } : one));
  const drawnLines = (which: (piece: LinePiece) => boolean): Line[] =>
    lines.filter(which).flatMap((piece) => faint(drawLine(piece), piece.recommended));
  const names = [...areas, ...lines, ...spots].flatMap((piece): Shape[] =>
    piece.name && piece.label
      ? [
          {
            kind: 'text',
            look: 'name',
            at: pointOf(piece.label),
            text: piece.name[language],
            anchor: 'middle',
          },
        ]
      : [],
  );
  const sheetWidth = width + margin.side * 2;
  const sheetHeight = depth + margin.top + margin.bottom;
  return {
    viewBox: `${-margin.side} ${-margin.top} ${sheetWidth} ${sheetHeight}`,
    width: sheetWidth,
    height: sheetHeight,
    field: [
      ...ground,
      ...sow(corners, 17, 2, 11).flatMap((place) => tuft(place, 2)),
      ...areas.flatMap((piece) => faint(drawArea(piece), piece.recommended)),
      ...joined(drawnLines((piece) => !isBuilt(piece))),
      ...zones.flatMap(drawZone),
      ...drawnLines(isBuilt),
      ...spots.flatMap((piece) => faint(drawSpot(piece), piece.recommended)),
      ...arrows.flatMap(drawArrow),
    ],
    lettering: [
      ...drawFrame(table),
      ...distances.flatMap((one) => drawDistance(one, table)),
      ...names,
      ...zones.flatMap(drawBadge),
      ...markers.flatMap(({ at }, index) => drawMarker(pointOf(at), index + 1)),
      ...drawScale(table),
      ...(north ? drawNorth(north, table, planWords[language].north) : []),
      { kind: 'text', look: 'title', at: { x: width, y: depth + 13 }, text: name[language], anchor: 'end' },
    ],
  };
}

/** The edges of all roads before their surfaces, so that roads run into one another. */
function joined(drawn: readonly Line[]): Line[] {
  const isEdge = ({ look }: Line): boolean => look === 'road-edge';
  const others = drawn.filter((one) => one.look !== 'road' && !isEdge(one));
  return [...others, ...drawn.filter(isEdge), ...drawn.filter(({ look }) => look === 'road')];
}
