import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../accounts/caller.js';
import { inTransaction } from '../../database/transaction.js';
import { AppError } from '../../errors/app-error.js';
import { SecretBox } from '../../secrets/secret-box.js';
import { ActionRefused } from '../campaign-results.js';
import { ClientAnswerEntity } from '../entities/client-answer.entity.js';
import { Refusal } from '../refusal.js';

/**
 * Makes the object again that was answered; GraphQL tells the members of a union by their class. It also makes the
 * `ActionRefused` that a thrown `Refusal` becomes.
 */
export type Revive<T> = (stored: { type: string; fields: Record<string, unknown> }) => T;

/** The mutation's name is locked away with its answer: that somebody has sealed is nobody's business either. */
interface StoredAnswer {
  readonly mutation: string;
  readonly type: string;
  readonly fields: Record<string, unknown>;
}

export function checkClientKey(key: string): void {
  if (!/^[\w-]{8,64}$/.test(key))
    throw new AppError('BAD_USER_INPUT', 'A client key is 8 to 64 letters, digits, hyphens or underlines.');
}

/**
 * Lets a mutation happen once, however often it is sent: a double click or a lost answer is given what the first try was.
 * The answer is written in the same transaction, so there is never the one without the other.
 */
@Injectable()
export class ClientAnswers {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly box: SecretBox,
  ) {}

  async once<T extends object>(
    { accountId }: Caller,
    { mutation, key }: { mutation: string; key: string },
    revive: Revive<T>,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    checkClientKey(key);
    const place = `client-answer/${accountId}/${key}`;
    const record = (manager: EntityManager, answer: { type: string; fields: object }) =>
      manager
        .createQueryBuilder()
        .insert()
        .into(ClientAnswerEntity)
        .values({ accountId, key, answer: this.box.lock(JSON.stringify({ mutation, ...answer }), place) })
        .orIgnore()
        .execute();
    const first = inTransaction(this.dataSource, async (manager) => {
      // Two of the same key at once: the second waits for the first.
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [place]);
      const known = await manager.findOneBy(ClientAnswerEntity, { accountId, key });
      if (known !== null) {
        const stored = JSON.parse(this.box.open(known.answer, place)) as StoredAnswer;
        if (stored.mutation !== mutation)
          throw new AppError('CONFLICT', 'This client key was used for something else; take a new one.');
        return revive(stored);
      }
      const answer = await work(manager);
      await record(manager, { type: answer.constructor.name, fields: { ...answer } });
      return answer;
    });
    return first.catch(async (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const refused = { type: ActionRefused.name, fields: { code: error.code } };
      await record(this.dataSource.manager, refused);
      return revive(refused);
    });
  }
}
