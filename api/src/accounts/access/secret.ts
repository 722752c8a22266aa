import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that are safe in links, cookies and headers: nobody guesses them, so a fast hash is enough. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
