import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../secrets/secret-box.js';

/** An invitation's token; whatever else was sent leads nowhere. */
const token = /^[\w-]{43}$/;

/**
 * The invitation that somebody without an account was following: the letter leads him back to it, wherever he opens it. It
 * waits with the letter under lock, for no usable link ever lies in the database.
 */
@Injectable()
export class InvitationAhead {
  constructor(private readonly box: SecretBox) {}

  lock(invitation: string | null | undefined, email: string): { invitation?: string } {
    if (invitation == null || !token.test(invitation)) return {};
    return { invitation: this.box.lock(invitation, placeOf(email)).toString('base64') };
  }

  open(locked: string | undefined, email: string): string | undefined {
    return locked === undefined ? undefined : this.box.open(Buffer.from(locked, 'base64'), placeOf(email));
  }
}

const placeOf = (email: string): string => `letter of registration: ${email}`;
