import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AppError } from '../../errors/app-error.js';
import { callerOf } from './current-caller.decorator.js';

/** Lets in sessions and access tokens. */
@Injectable()
export class SignedIn implements CanActivate {
  canActivate(execution: ExecutionContext): boolean {
    if (callerOf(execution) === undefined) throw new AppError('UNAUTHENTICATED', 'Sign in first.');
    return true;
  }
}
