import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { accountView } from '../account.mapper.js';
import type { Caller, TokenScope } from '../caller.js';
import type { AccountModel } from '../models/account.model.js';
import { sessionLifetime } from '../sessions/session-lifetime.js';

type Found = Readonly<{
  id: string;
  account: AccountModel;
  /** Its last use was written down a while ago. */
  stale: boolean;
}>;
type FoundToken = Found & Readonly<{ scopes: readonly TokenScope[] }>;

type Row = Readonly<{ credentialId: string; stale: boolean; scopes: TokenScope[] }> & AccountModel;

const accountColumns = `a.id, a.email, a.display_name as "displayName", a.language, a.time_zone as "timeZone",
  a.created_at as "createdAt", a.version`;

/** Plain SQL: these run with every single request, and answer all that most requests want to know of the account. */
@Injectable()
export class CredentialsRepository {
  async session(manager: EntityManager, tokenHash: Buffer): Promise<Found | undefined> {
    const [row] = await manager.query<Row[]>(
      `select s.id as "credentialId", ${accountColumns},
              s.last_seen_at < now() - $2 * interval '1 second' as stale
         from session s join account a on a.id = s.account_id
        where s.token_hash = $1 and s.expires_at > now()`,
      [tokenHash, sessionLifetime.writtenEverySeconds],
    );
    return row && { id: row.credentialId, account: accountView(row), stale: row.stale };
  }

  async touchSession(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `update session
          set last_seen_at = now(),
              expires_at = least(now() + $2 * interval '1 second', created_at + $3 * interval '1 second')
        where id = $1 and expires_at > now()`,
      [id, sessionLifetime.unusedSeconds, sessionLifetime.longestSeconds],
    );
  }

  async token(manager: EntityManager, tokenHash: Buffer): Promise<FoundToken | undefined> {
    const [row] = await manager.query<Row[]>(
      `select t.id as "credentialId", t.scopes, ${accountColumns},
              coalesce(t.last_used_at < now() - $2 * interval '1 second', true) as stale
         from access_token t join account a on a.id = t.account_id
        where t.token_hash = $1 and (t.expires_at is null or t.expires_at > now())`,
      [tokenHash, sessionLifetime.writtenEverySeconds],
    );
    return row && { id: row.credentialId, account: accountView(row), stale: row.stale, scopes: row.scopes };
  }

  /** Whether what a request came with works still. */
  async works(manager: EntityManager, { accountId, credential }: Caller): Promise<boolean> {
    const [row] = await manager.query<unknown[]>(
      credential.kind === 'session'
        ? 'select from session where id = $1 and account_id = $2 and expires_at > now()'
        : 'select from access_token where id = $1 and account_id = $2 and (expires_at is null or expires_at > now())',
      [credential.kind === 'session' ? credential.sessionId : credential.tokenId, accountId],
    );
    return row !== undefined;
  }

  async touchToken(manager: EntityManager, id: string): Promise<void> {
    await manager.query('update access_token set last_used_at = now() where id = $1', [id]);
  }
}
