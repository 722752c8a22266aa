import type { AreaKind, Language, LineKind, Role, SpotKind } from '@pelagonia/rules';
import { drawArea } from './draw-areas.js';
import { drawLine } from './draw-lines.js';
import { drawMarker } from './draw-sheet.js';
import { drawSpot } from './draw-spots.js';
import { drawArrow, drawZone, shield, sideLetters } from './draw-zones.js';
import type { Drawn } from './draw-plan.js';
import { planWords } from './plan-words.js';
import type { Shape } from './shape.js';

export interface LegendEntry {
  readonly key: string;
  readonly swatch: readonly Shape[];
  readonly text: string;
}

/** What stands beneath the plan: the sides, their zones, what is on the table, and the numbered places. */
export function planLegend({ roles, plan }: Drawn, language: Language): LegendEntry[] {
  const words = planWords[language];
  const sides = (['attacker', 'defender'] as const).map((side) => ({
    key: side,
    swatch: sideSwatch(side),
    text: roles[side][language],
  }));
  const zones = plan.zones.map((zone) => ({
    key: `zone ${zone.id}`,
    swatch: drawZone({ ...zone, area: { kind: 'rectangle', at: [1, 1], size: [20, 12] } }),
    text: `${sideLetters[zone.side]}${zone.number ?? ''}: ${zone.name[language]}`,
  }));
  const pieces = [
    ...plan.areas.map((one) => ({ ...one, swatch: areaSwatch(one.kind) })),
    ...plan.lines.map((one) => ({ ...one, swatch: lineSwatch(one.kind) })),
    ...plan.spots.map((one) => ({ ...one, swatch: spotSwatch(one.kind) })),
  ].map(({ kind, name, recommended, swatch }) => {
    const text = name?.[language] ?? words.pieces[kind];
    return { key: `${kind} ${text}`, swatch, text: recommended ? `${text} (${words.recommended})` : text };
  });
  const ways = plan.arrows.map(({ side, name }) => {
    const text = name?.[language] ?? words.way(roles[side][language]);
    return {
      key: `way ${text}`,
      swatch: drawArrow({
        side,
        course: [
          [2, 9],
          [11, 6],
          [20, 7],
        ],
      }),
      text,
    };
  });
  const markers = plan.markers.map(({ name }, index) => ({
    key: `marker ${index}`,
    swatch: drawMarker({ x: 11, y: 7 }, index + 1, 5.5),
    text: name[language],
  }));
  const all = [...sides, ...zones, ...pieces, ...ways, ...markers];
  return all.filter(({ key }, index) => all.findIndex((one) => one.key === key) === index);
}

const sideSwatch = (side: Role): Shape[] => shield({ x: 11, y: 7 }, 13, side);

const areaSwatch = (kind: AreaKind): Shape[] =>
  drawArea({
    kind,
    area: {
      kind: 'blob',
      points: [
        [1, 4],
        [6, 0],
        [16, 0],
        [21, 4],
        [21, 11],
        [15, 14],
        [6, 14],
        [1, 11],
      ],
    },
  });

const lineSwatch = (kind: LineKind): Shape[] =>
  drawLine({
    kind,
    course: [
      [0, 9],
      [8, 6],
      [15, 8],
      [22, 5],
    ],
    width: kind === 'wall' ? 4 : 5,
  });

const spotSwatch = (kind: SpotKind): Shape[] =>
  drawSpot({ kind, at: [11, 7], size: kind === 'waggon' || kind === 'coach' ? [9, 5] : [11, 8] });
