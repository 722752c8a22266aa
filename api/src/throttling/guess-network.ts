/** An address as people write it: an IPv4 one that came in over IPv6 without its prefix. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * Whom to count tries for: an IPv4 address, or the /64 of an IPv6 one, as a single customer is usually given a whole
 * /64 and could otherwise guess from a fresh address each time.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address).replace(/%.*$/, '').toLowerCase();
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...behind];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
