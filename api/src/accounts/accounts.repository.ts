import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { AccountEntity } from './entities/account.entity.js';

export type NewAccount = Readonly<
  Pick<AccountEntity, 'email' | 'displayName' | 'language' | 'timeZone' | 'passwordHash'>
>;

@Injectable()
export class AccountsRepository {
  async byId(manager: EntityManager, id: string): Promise<AccountEntity | undefined> {
    return (await manager.findOneBy(AccountEntity, { id })) ?? undefined;
  }

  async byEmail(manager: EntityManager, email: string): Promise<AccountEntity | undefined> {
    return (await manager.findOneBy(AccountEntity, { email })) ?? undefined;
  }

  /** Holds the account until the transaction ends: what is counted of it stays so. */
  async lock(manager: EntityManager, id: string): Promise<AccountEntity | undefined> {
    const account = await manager.findOne(AccountEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    return account ?? undefined;
  }

  /** Holds several; all who hold more than one do so by this, in one order, so that no two wait for each other. */
  async lockAll(manager: EntityManager, ids: readonly string[]): Promise<AccountEntity[]> {
    return manager.find(AccountEntity, {
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The new account's id, or nothing when the address has one already; two at once make one. */
  async add(manager: EntityManager, account: NewAccount): Promise<string | undefined> {
    const [added] = await manager.query<{ id: string }[]>(
      `insert into account (id, email, display_name, language, time_zone, password_hash)
       values ($1, $2, $3, $4, $5, $6) on conflict (email) do nothing returning id`,
      [
        randomUUID(),
        account.email,
        account.displayName,
        account.language,
        account.timeZone,
        account.passwordHash,
      ],
    );
    return added?.id;
  }

  async setProfile(
    manager: EntityManager,
    id: string,
    {
      displayName,
      language,
      timeZone,
    }: Readonly<Pick<AccountEntity, 'displayName' | 'language' | 'timeZone'>>,
  ): Promise<void> {
    await manager.update(AccountEntity, { id }, { displayName, language, timeZone });
  }

  async setPassword(manager: EntityManager, id: string, passwordHash: string): Promise<void> {
    await manager.update(AccountEntity, { id }, { passwordHash });
  }

  /** Says no when the password was changed meanwhile. */
  async replacePassword(
    manager: EntityManager,
    id: string,
    known: string,
    passwordHash: string,
  ): Promise<boolean> {
    const { affected } = await manager.update(AccountEntity, { id, passwordHash: known }, { passwordHash });
    return affected === 1;
  }

  /** Says no when another account has the address. */
  async setEmail(manager: EntityManager, id: string, email: string): Promise<boolean> {
    const [, affected] = await manager.query<[unknown[], number]>(
      `update account set email = $2
        where id = $1 and not exists (select from account other where other.email = $2 and other.id <> $1)`,
      [id, email],
    );
    return affected === 1;
  }

  async raiseVersion(manager: EntityManager, id: string): Promise<AccountEntity | undefined> {
    await manager.increment(AccountEntity, { id }, 'version', 1);
    return this.byId(manager, id);
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(AccountEntity, { id });
  }
}
