import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AppError } from '../../errors/app-error.js';
import { callerOf } from './current-caller.decorator.js';

/** Keeps access tokens away from what would let them outlive or outgrow themselves. */
@Injectable()
export class SessionOnly implements CanActivate {
  canActivate(execution: ExecutionContext): boolean {
    const caller = callerOf(execution);
    if (caller === undefined) throw new AppError('UNAUTHENTICATED', 'Sign in first.');
    if (caller.credential.kind !== 'session') {
      throw new AppError('FORBIDDEN', 'An access token cannot do this; sign in with a browser.');
    }
    return true;
  }
}
