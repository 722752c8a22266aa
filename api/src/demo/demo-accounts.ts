import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/entities/account.entity.js';
import { demoCast, type DemoPerson } from './demo-cast.js';

/** The accounts of the demo, made where they are missing. */
export type DemoAccounts = Readonly<{
  /** By seat: the first plays A, and organises. */
  players: readonly AccountEntity[];
  referee: AccountEntity;
}>;

export async function demoAccounts(manager: EntityManager): Promise<DemoAccounts> {
  const accounts: AccountEntity[] = [];
  for (const person of demoCast) accounts.push(await accountOf(manager, person));
  return { players: accounts.slice(0, -1), referee: accounts.at(-1)! };
}

async function accountOf(manager: EntityManager, { email, displayName }: DemoPerson): Promise<AccountEntity> {
  const known = await manager.findOneBy(AccountEntity, { email });
  if (known !== null) return known;
  // Without a password nobody can change the address, have a new password mailed or delete the account.
  const account = {
    id: randomUUID(),
    email,
    displayName,
    language: 'en' as const,
    timeZone: 'Europe/Madrid',
    passwordHash: null,
  };
  await manager.insert(AccountEntity, account);
  return manager.findOneByOrFail(AccountEntity, { email });
}
