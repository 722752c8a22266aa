import { hexKey, neighbours, type Hex } from '@pelagonia/rules';

/** Splits hexes into groups that hang together, so that a painter can leave out the groups a tile does not show. */
export function connected<H extends Hex>(hexes: readonly H[]): H[][] {
  const left = new Map(hexes.map((hex) => [hexKey(hex), hex]));
  const groups: H[][] = [];
  for (const hex of hexes) {
    if (!left.delete(hexKey(hex))) continue;
    const group = [hex];
    for (let next = 0; next < group.length; next++) {
      for (const beside of neighbours(group[next] as H)) {
        const found = left.get(hexKey(beside));
        if (!found) continue;
        left.delete(hexKey(beside));
        group.push(found);
      }
    }
    groups.push(group);
  }
  return groups;
}
