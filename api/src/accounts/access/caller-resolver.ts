import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import type { Caller } from '../caller.js';
import { CredentialsRepository } from './credentials.repository.js';
import { hashSecret } from './secret.js';
import { SessionCookies } from './session-cookies.js';

type Headers = Readonly<{ cookie?: string | undefined; authorization?: string | undefined }>;

const tokenShape = /^pel_[\w-]{43}$/;
const sessionShape = /^[\w-]{43}$/;

/** Works out who makes a request, in one statement. */
@Injectable()
export class CallerResolver {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly credentials: CredentialsRepository,
    private readonly cookies: SessionCookies,
  ) {}

  /**
   * A bearer token goes before a cookie, and a wrong one is an error: its script should know. A wrong cookie means
   * signed out. With a `response`, the cookie is put off together with the session's end.
   */
  async fromHeaders({ authorization, cookie }: Headers, response?: Response): Promise<Caller | undefined> {
    const bearer = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
    if (bearer !== undefined) return this.fromToken(bearer);
    const secret = this.cookies.read(cookie);
    return secret === undefined ? undefined : this.fromSession(secret, response);
  }

  private async fromToken(secret: string): Promise<Caller> {
    const { manager } = this.dataSource;
    const found = tokenShape.test(secret)
      ? await this.credentials.token(manager, hashSecret(secret))
      : undefined;
    if (found === undefined) {
      throw new AppError(
        'UNAUTHENTICATED',
        'This access token is unknown, revoked or expired; create a new one.',
      );
    }
    if (found.stale) await this.credentials.touchToken(manager, found.id);
    return {
      accountId: found.account.id,
      account: found.account,
      credential: { kind: 'token', tokenId: found.id, scopes: found.scopes },
    };
  }

  private async fromSession(secret: string, response: Response | undefined): Promise<Caller | undefined> {
    const { manager } = this.dataSource;
    const found = sessionShape.test(secret)
      ? await this.credentials.session(manager, hashSecret(secret))
      : undefined;
    if (found === undefined) return undefined;
    if (found.stale) {
      await this.credentials.touchSession(manager, found.id);
      if (response !== undefined) this.cookies.write(response, secret);
    }
    return {
      accountId: found.account.id,
      account: found.account,
      credential: { kind: 'session', sessionId: found.id },
    };
  }
}
