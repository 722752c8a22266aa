import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { normalisePassword, possibleLength } from '../checks/check-password.js';

/** OWASP's argon2id setting for 19 MiB; a hash made with another is renewed at the next sign-in. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

@Injectable()
export class PasswordHashing {
  /** What an unknown address is compared with, so that it costs the same time as a known one. */
  private readonly nobodysHash = hash(randomBytes(32), cost);

  hash(password: string): Promise<string> {
    return hash(normalisePassword(password), cost);
  }

  /** Without a stored hash, or with what can be nobody's password, it works as hard and says no. */
  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    const [known, given] = possibleLength(password) ? [stored, normalisePassword(password)] : [];
    const matches = await verify(known ?? (await this.nobodysHash), given ?? '');
    return matches && known != null;
  }

  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism, outputLen } = parseOptions(stored);
    const made = { memoryCost, timeCost, parallelism, outputLen };
    return Object.entries(cost).some(([name, value]) => made[name as keyof typeof cost] !== value);
  }
}
