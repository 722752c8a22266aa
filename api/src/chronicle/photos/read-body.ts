import type { Request } from 'express';

/** A telephone's picture is smaller. */
export const largestPhoto = 12 * 1024 * 1024;

/** What is sent, if it is not too much; what is too much is not even kept until it ends. */
export async function readBody(request: Request, most: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > most) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  // Left before its end, the connection must stay until the answer is sent.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
