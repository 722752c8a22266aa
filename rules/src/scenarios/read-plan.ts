import {
  choice,
  flag,
  id,
  kinds,
  list,
  object,
  optional,
  pair,
  type Read,
  whole,
  words,
} from '../input/read-value.js';
import {
  type Area,
  areaKinds,
  type AreaPiece,
  type Arrow,
  bearings,
  type Distance,
  lineKinds,
  type LinePiece,
  type Marker,
  type Plan,
  type Spot,
  spotKinds,
  type SpotPiece,
  type Zone,
} from './plan.js';
import { roles } from './scenario.js';

/** No table is longer; smaller than this it is no table. */
const [shortest, longest] = [20, 1000];

const spot: Read<Spot> = pair(whole(0, longest));
const size: Read<Spot> = pair(whole(1, longest));
const spots = list(spot);

const area = kinds<Area>({
  rectangle: object<Extract<Area, { kind: 'rectangle' }>>({ kind: choice(['rectangle']), at: spot, size }),
  polygon: object<Extract<Area, { kind: 'polygon' }>>({ kind: choice(['polygon']), points: spots }),
  blob: object<Extract<Area, { kind: 'blob' }>>({ kind: choice(['blob']), points: spots }),
});

const piece = { name: optional(words), label: optional(spot), recommended: optional(flag) };

export const table = object<Plan['table']>({
  width: whole(shortest, longest),
  depth: whole(shortest, longest),
});

export const plan = object<Plan>({
  table,
  north: optional(choice(bearings)),
  areas: list(object<AreaPiece>({ kind: choice(areaKinds), ...piece, area })),
  lines: list(object<LinePiece>({ kind: choice(lineKinds), ...piece, course: spots, width: whole(1, 100) })),
  spots: list(
    object<SpotPiece>({ kind: choice(spotKinds), ...piece, at: spot, size, turn: optional(whole(0, 359)) }),
  ),
  zones: list(
    object<Zone>({
      id,
      side: choice(roles),
      name: words,
      use: choice(['deploy', 'arrive']),
      number: optional(whole(1, 9)),
      label: optional(spot),
      area,
    }),
  ),
  arrows: list(object<Arrow>({ side: choice(roles), name: optional(words), course: spots })),
  distances: list(object<Distance>({ from: spot, to: spot })),
  markers: list(object<Marker>({ at: spot, name: words, objectives: list(id) })),
});
