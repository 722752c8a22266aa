import type { Hex } from './hex.js';

/** A place as counted in a drawing made of rows of text: odd rows stand half a hex further east ("odd-r"). */
export interface Offset {
  readonly col: number;
  readonly row: number;
}

export function offsetToHex({ col, row }: Offset): Hex {
  return { q: col - Math.floor(row / 2), r: row };
}

export function hexToOffset({ q, r }: Hex): Offset {
  return { col: q + Math.floor(r / 2), row: r };
}
