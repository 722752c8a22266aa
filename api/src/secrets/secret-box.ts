import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const format = 1;
const [idLength, nonceLength, tagLength] = [4, 12, 16];
const headLength = 1 + idLength + nonceLength + tagLength;
/** Texts are filled up to a multiple of this: the length of a secret must not tell an attack from a defence. */
const block = 512;

type Key = Readonly<{ id: Buffer; secret: Buffer }>;

/**
 * Locks texts away under keys that the database never sees. Each is bound to its place, so that a row copied over another
 * does not open.
 */
export class SecretBox {
  private readonly keys: readonly Key[];

  /** The first key locks; the others only open what was locked before a change of keys. */
  constructor(secrets: readonly Buffer[]) {
    this.keys = secrets.map((secret) => ({
      id: createHash('sha256').update(secret).digest().subarray(0, idLength),
      secret,
    }));
  }

  /** With `room`, a text of up to so many bytes takes as much as any other. */
  lock(text: string, place: string, room = 0): Buffer {
    const [key] = this.keys;
    if (key === undefined) throw new Error('there is no key to lock with');
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv(algorithm, key.secret, nonce).setAAD(Buffer.from(place));
    const locked = Buffer.concat([cipher.update(filled(text, room)), cipher.final()]);
    return Buffer.concat([Buffer.of(format), key.id, nonce, cipher.getAuthTag(), locked]);
  }

  open(locked: Buffer, place: string): string {
    const id = locked.subarray(1, 1 + idLength);
    const key = this.keys.find((one) => one.id.equals(id));
    if (locked[0] !== format || key === undefined) throw new Error('no key fits what was locked away');
    const nonce = locked.subarray(1 + idLength, 1 + idLength + nonceLength);
    const decipher = createDecipheriv(algorithm, key.secret, nonce).setAAD(Buffer.from(place));
    decipher.setAuthTag(locked.subarray(headLength - tagLength, headLength));
    const plain = Buffer.concat([decipher.update(locked.subarray(headLength)), decipher.final()]);
    return plain.subarray(4, 4 + plain.readUInt32BE(0)).toString('utf8');
  }
}

function filled(text: string, room: number): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  if (room > 0 && bytes.length > room) throw new RangeError('a secret is longer than the room it is given');
  const whole = Buffer.alloc(room > 0 ? room + 4 : Math.ceil((bytes.length + 4) / block) * block);
  whole.writeUInt32BE(bytes.length, 0);
  bytes.copy(whole, 4);
  return whole;
}
