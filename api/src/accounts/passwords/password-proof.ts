import { Injectable } from '@nestjs/common';
import { TooManyAttempts } from '../../errors/user-error.js';
import { GuessLimits, type GuessLimit } from '../../throttling/guess-limits.js';
import { PasswordHashing } from '../access/password-hashing.js';
import type { AccountEntity } from '../entities/account.entity.js';
import { WrongPassword } from '../models/account-errors.js';

const perAccount: GuessLimit = { name: 'proofs of a password', most: 10, seconds: 15 * 60 };

/** Asks for the password again before what matters: a session left open somewhere is not yet the account. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly hashing: PasswordHashing,
    private readonly limits: GuessLimits,
  ) {}

  /** Why the proof fails, or nothing when it stands. */
  async fault(
    account: AccountEntity,
    password: string,
  ): Promise<WrongPassword | TooManyAttempts | undefined> {
    const guess = { limit: perAccount, whom: account.id };
    const wait = await this.limits.take([guess]);
    if (wait !== undefined) return new TooManyAttempts(wait);
    if (!(await this.hashing.matches(account.passwordHash, password))) return new WrongPassword();
    await this.limits.forget([guess]);
    return undefined;
  }
}
