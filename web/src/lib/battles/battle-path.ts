/** Where a battle has its page. Keys hold signs that mean something in an address, such as `field:b-res:A>B`. */
export const battlePath = (campaignId: string, turn: number, key: string): `/${string}` =>
  `/campaigns/${campaignId}/battles/${turn}/${encodeURIComponent(key)}`;
