import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashSecret, newSecret } from '../access/secret.js';
import { MailLinkEntity, type MailLinkPurpose } from '../entities/mail-link.entity.js';

const hour = 60 * 60;
const lifetimeSeconds: Readonly<Record<MailLinkPurpose, number>> = {
  register: 24 * hour,
  'reset-password': hour,
  'change-email': 24 * hour,
};

export type ProvenLink = Readonly<{ email: string; accountId: string | null }>;

@Injectable()
export class MailLinksRepository {
  /** A fresh link's secret, which is kept nowhere but in the letter. */
  async issue(
    manager: EntityManager,
    link: Readonly<Pick<MailLinkEntity, 'purpose' | 'email' | 'accountId'>>,
  ): Promise<string> {
    const secret = newSecret();
    await manager.query(
      `insert into mail_link (id, purpose, email, account_id, token_hash, expires_at)
       values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')`,
      [
        randomUUID(),
        link.purpose,
        link.email,
        link.accountId,
        hashSecret(secret),
        lifetimeSeconds[link.purpose],
      ],
    );
    return secret;
  }

  /** What a link proves, without using it up. */
  async find(
    manager: EntityManager,
    purpose: MailLinkPurpose,
    secret: string,
  ): Promise<ProvenLink | undefined> {
    const [link] = await manager.query<ProvenLink[]>(
      `select email, account_id as "accountId" from mail_link
        where token_hash = $1 and purpose = $2 and expires_at > now()`,
      [hashSecret(secret), purpose],
    );
    return link;
  }

  /** Uses the link up; of several at once, one is given it and the others wait and find nothing. */
  async use(
    manager: EntityManager,
    purpose: MailLinkPurpose,
    secret: string,
  ): Promise<ProvenLink | undefined> {
    const [[link]] = await manager.query<[ProvenLink[], number]>(
      `delete from mail_link where token_hash = $1 and purpose = $2 and expires_at > now()
       returning email, account_id as "accountId"`,
      [hashSecret(secret), purpose],
    );
    return link;
  }

  /** Makes older links of the same purpose worthless. */
  async removeOlder(manager: EntityManager, purpose: MailLinkPurpose, accountId: string): Promise<void> {
    await manager.delete(MailLinkEntity, { purpose, accountId });
  }

  async removeOfAccount(manager: EntityManager, accountId: string): Promise<void> {
    await manager.delete(MailLinkEntity, { accountId });
  }

  async removeRegistrations(manager: EntityManager, email: string): Promise<void> {
    await manager.delete(MailLinkEntity, { purpose: 'register', email });
  }

  async removeEnded(manager: EntityManager): Promise<void> {
    await manager.query('delete from mail_link where expires_at < now()');
  }
}
