import { z } from 'zod';
import { languages } from '../language.js';

const language = z.enum(languages);

/**
 * Every letter about accounts, by what it is to be about. Which words it holds, and whether there is anything to send,
 * is decided when it is written: the request that asked for it does the same work for known and unknown addresses.
 */
export const accountMail = {
  'account.register': z.object({ email: z.string(), language, invitation: z.string().optional() }),
  'account.reset-password': z.object({ email: z.string() }),
  'account.change-email': z.object({ accountId: z.string(), email: z.string() }),
  'account.email-changed': z.object({ formerEmail: z.string(), language }),
  'account.password-changed': z.object({ email: z.string(), language }),
  'account.deleted': z.object({ email: z.string(), language }),
} as const;

export type AccountMailKind = keyof typeof accountMail;
export type AccountMail<K extends AccountMailKind> = z.infer<(typeof accountMail)[K]>;
