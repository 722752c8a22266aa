import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const pack: Readonly<Record<Encoding, (document: Buffer) => Promise<Buffer>>> = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: (document) => Promise.resolve(document),
};

/** Documents packed as browsers ask for them; each once, since an edition never changes. */
export class PackedDocuments {
  private readonly packed = new Map<string, Promise<Buffer>>();

  get(digest: string, document: string, encoding: Encoding): Promise<Buffer> {
    const key = `${digest}-${encoding}`;
    const known = this.packed.get(key) ?? pack[encoding](Buffer.from(document));
    this.packed.set(key, known);
    return known;
  }
}
