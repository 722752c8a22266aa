import { adjacency, hexCentre, type CampaignMap, type Point } from '@pelagonia/rules';

interface March {
  readonly seat: string;
  readonly attack?: string | null | undefined;
  readonly from?: string | null | undefined;
}

/** An arrow on the map of the week: a curved shaft, and a head at its end. */
export interface MarchPath {
  readonly seat: string;
  readonly shaft: string;
  readonly head: string;
}

/** Where a march begins if its order did not say: the first of the seat's places beside the target, as O1 has it. */
function baseOf(map: CampaignMap, owners: Readonly<Record<string, string | undefined>>, march: March) {
  if (march.from) return march.from;
  return adjacency(map)
    .get(march.attack ?? '')
    ?.find((id) => owners[id] === march.seat);
}

export function marchPaths(
  map: CampaignMap,
  owners: Readonly<Record<string, string | undefined>>,
  marches: readonly March[],
): MarchPath[] {
  const placeOf = (id: string | null | undefined): Point | undefined => {
    const territory = map.territories.find((one) => one.id === id);
    return territory && hexCentre(territory.seat);
  };
  return marches.flatMap((march) => {
    const [from, to] = [placeOf(baseOf(map, owners, march)), placeOf(march.attack)];
    return from && to ? [{ seat: march.seat, ...arrow(from, to) }] : [];
  });
}

function arrow(from: Point, to: Point): Omit<MarchPath, 'seat'> {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const bend = { x: (from.x + to.x) / 2 + way.y * 0.18, y: (from.y + to.y) / 2 - way.x * 0.18 };
  const last = { x: to.x - bend.x, y: to.y - bend.y };
  const length = Math.hypot(last.x, last.y) || 1;
  const unit = { x: last.x / length, y: last.y / length };
  const neck = { x: to.x - unit.x * 1.6, y: to.y - unit.y * 1.6 };
  const at = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const side = (sign: number) => ({ x: neck.x - unit.y * sign * 0.75, y: neck.y + unit.x * sign * 0.75 });
  return {
    shaft: `M${at(from)}Q${at(bend)} ${at(neck)}`,
    head: `M${at(to)}L${at(side(1))}L${at(side(-1))}Z`,
  };
}
