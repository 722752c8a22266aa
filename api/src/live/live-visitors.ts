import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { WebSocket } from 'ws';
import type { Caller } from '../accounts/caller.js';
import { CallerResolver } from '../accounts/access/caller-resolver.js';
import { RequestMeter } from '../metrics/request-meter.js';
import { NoticeBoard } from './notice-board.js';

/** One open socket, and who stands behind it. */
export type Visitor = {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  readonly authorization: unknown;
  caller: Caller;
};

/** A page comes back after the first and asks again; the others tell it why not to. */
export const closeCodes = { comeBack: 1012, signedOut: 4403, tooMany: 4429 } as const;

const mostPerAccount = 20;
const recheckEvery = 60_000;

/** Who listens: each socket lives no longer than the session or token that opened it. */
@Injectable()
export class LiveVisitors {
  private readonly visitors = new Map<WebSocket, Visitor>();
  private readonly perAccount = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private unread: (() => void) | undefined;

  constructor(
    private readonly callers: CallerResolver,
    private readonly notices: NoticeBoard,
    private readonly meter: RequestMeter,
  ) {}

  open(): void {
    this.unread = this.notices.read({
      notice: ({ topic, id }) => {
        // The account changed: perhaps the session of one of its sockets was ended.
        if (topic === 'ACCOUNT' && this.perAccount.has(id)) void this.recheck(id);
      },
      gap: () => this.sendAllBack('look again'),
    });
    // What merely expires tells nobody.
    this.timer = setInterval(() => void this.recheck(), recheckEvery);
    this.timer.unref();
  }

  close(): void {
    clearInterval(this.timer);
    this.unread?.();
    this.sendAllBack('restarting');
  }

  /** Lets a socket in, if somebody stands behind it. */
  async admit(socket: WebSocket, request: IncomingMessage, authorization: unknown): Promise<boolean> {
    const caller = await this.identify(request, authorization);
    if (caller === undefined || socket.readyState !== socket.OPEN) return false;
    const count = this.perAccount.get(caller.accountId) ?? 0;
    if (count >= mostPerAccount) {
      socket.close(closeCodes.tooMany, 'too many connections of this account');
      return false;
    }
    this.perAccount.set(caller.accountId, count + 1);
    const visitor: Visitor = { socket, request, authorization, caller };
    this.visitors.set(socket, visitor);
    this.meter.openSockets.inc();
    // Between being identified and being listed it may have been revoked.
    await this.recheckOne(visitor);
    return this.visitors.has(socket);
  }

  leave(socket: WebSocket): void {
    const visitor = this.visitors.get(socket);
    if (visitor === undefined) return;
    this.visitors.delete(socket);
    this.meter.openSockets.dec();
    const left = (this.perAccount.get(visitor.caller.accountId) ?? 1) - 1;
    if (left === 0) this.perAccount.delete(visitor.caller.accountId);
    else this.perAccount.set(visitor.caller.accountId, left);
  }

  /** Who stands behind a socket at this moment. */
  async current(socket: WebSocket): Promise<Caller | undefined> {
    const visitor = this.visitors.get(socket);
    if (visitor !== undefined) await this.recheckOne(visitor);
    return this.visitors.get(socket)?.caller;
  }

  private async recheck(accountId?: string): Promise<void> {
    for (const visitor of [...this.visitors.values()]) {
      if (accountId === undefined || visitor.caller.accountId === accountId) await this.recheckOne(visitor);
    }
  }

  private async recheckOne(visitor: Visitor): Promise<void> {
    const caller = await this.identify(visitor.request, visitor.authorization);
    if (caller?.accountId === visitor.caller.accountId) {
      visitor.caller = caller;
    } else {
      this.leave(visitor.socket);
      visitor.socket.close(closeCodes.signedOut, 'signed out');
    }
  }

  private async identify({ headers }: IncomingMessage, given: unknown): Promise<Caller | undefined> {
    const authorization = typeof given === 'string' ? given : headers.authorization;
    return this.callers.fromHeaders({ cookie: headers.cookie, authorization }).catch(() => undefined);
  }

  private sendAllBack(reason: string): void {
    for (const socket of [...this.visitors.keys()]) socket.close(closeCodes.comeBack, reason);
  }
}
