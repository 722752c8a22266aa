import { BlockList, isIP } from 'node:net';
import { plainAddress } from '../throttling/guess-network.js';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a request comes from this very machine. */
export function isLoopbackAddress(address: string | undefined): boolean {
  const plain = plainAddress(address ?? '');
  const family = isIP(plain);
  return family !== 0 && loopback.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

/** Whether a request's Host header names this machine: a name of one's own that leads here does not count. */
export function isLoopbackHost(host: string | undefined): boolean {
  const url = `http://${host ?? ''}`;
  return URL.canParse(url) && isLoopbackUrl(url);
}

/** Whether people reach the service from this machine only, as far as its public address tells. */
export function isLoopbackUrl(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(host);
}
