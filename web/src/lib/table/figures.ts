import type { CampaignMap } from '@pelagonia/rules';
import { figure } from '../library/say.js';
import type { Figures } from '../map/scene/token-layout.js';

interface Held {
  readonly territory: string;
  readonly seat?: string | null;
  readonly garrison: number;
  readonly ruins: boolean;
}

/** The points that stand on the map: garrisons in their fortresses, and each seat's army at its own capital. */
export function figuresOf(
  map: Pick<CampaignMap, 'territories'>,
  held: readonly Held[],
  armies: readonly { readonly seat: string; readonly armyPoints: number }[],
): Figures {
  const kinds = new Map(map.territories.map(({ id, kind }) => [id, kind]));
  return Object.fromEntries(
    held.flatMap(({ territory, seat, garrison, ruins }) => {
      const army = armies.find((one) => one.seat === seat)?.armyPoints;
      const capital = kinds.get(territory) === 'capital' && !ruins;
      const points = garrison > 0 ? garrison : capital ? army : undefined;
      return points ? [[territory, figure(points)]] : [];
    }),
  );
}
