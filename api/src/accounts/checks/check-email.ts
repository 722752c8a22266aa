import { domainToASCII } from 'node:url';
import type { Checked } from './checked.js';

/** Wide enough for real mailboxes, too narrow for anything that could end a mail header or name a second recipient. */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const longest = 254;

/** Trims, composes and lower-cases, so that one mailbox has one spelling; the domain is kept in its ASCII form. */
export function checkEmail(text: string): Checked<string> {
  if (text.length > 2 * longest) return { fault: 'EMAIL_MALFORMED' };
  const parts = text.trim().normalize('NFC').toLowerCase().normalize('NFC').split('@');
  const [local, host] = parts;
  if (parts.length !== 2 || local === undefined || host === undefined) return { fault: 'EMAIL_MALFORMED' };
  const asciiHost = /[\s/:?#\\]/.test(host) ? '' : domainToASCII(host);
  const email = `${local}@${asciiHost}`;
  const sound = localPart.test(local) && domain.test(asciiHost) && email.length <= longest;
  return sound ? { value: email } : { fault: 'EMAIL_MALFORMED' };
}
