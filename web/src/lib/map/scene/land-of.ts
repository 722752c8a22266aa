import { hexKey, type CampaignMap, type Hex, type Territory } from '@pelagonia/rules';

/** Says whose land a hex of this map is. */
export function landOf(map: CampaignMap): (hex: Hex) => Territory | undefined {
  const lands = new Map(map.territories.flatMap((one) => one.land.map((hex) => [hexKey(hex), one] as const)));
  return (hex) => lands.get(hexKey(hex));
}
