import { Inject, Injectable } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import { CONFIGURATION, type Configuration } from '../../configuration/configuration.js';
import { sessionLifetime } from '../sessions/session-lifetime.js';

/** Reads and writes the one cookie we have. With https its `__Host-` name keeps sibling domains from planting one. */
@Injectable()
export class SessionCookies {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(@Inject(CONFIGURATION) configuration: Configuration) {
    this.secure = configuration.publicUrl.startsWith('https:');
    this.name = this.secure ? '__Host-pelagonia_session' : 'pelagonia_session';
  }

  read(cookies: string | undefined): string | undefined {
    return cookies === undefined ? undefined : parseCookie(cookies)[this.name] || undefined;
  }

  write(response: Response, secret: string): void {
    this.set(response, secret, sessionLifetime.unusedSeconds);
  }

  clear(response: Response): void {
    this.set(response, '', 0);
  }

  /** Replaces a cookie of ours that the same answer was already to carry. */
  private set(response: Response, value: string, maxAge: number): void {
    const others = [response.getHeader('set-cookie') ?? []].flat().map(String);
    const cookie = stringifySetCookie(this.name, value, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: this.secure,
      maxAge,
    });
    response.setHeader('set-cookie', [
      ...others.filter((other) => !other.startsWith(`${this.name}=`)),
      cookie,
    ]);
  }
}
