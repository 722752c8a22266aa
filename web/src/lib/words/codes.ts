/** The codes any page can meet, and `UNREACHABLE`, which is ours. Those of campaigns are in `refusal-sentences.ts`. */
export const problemCodes = [
  'INPUT_INVALID',
  'ATTEMPTS_EXHAUSTED',
  'CREDENTIALS_WRONG',
  'PASSWORD_WRONG',
  'LINK_EXPIRED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'INTERNAL_SERVER_ERROR',
  'UNREACHABLE',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export const faultCodes = [
  'EMAIL_MALFORMED',
  'DISPLAY_NAME_EMPTY',
  'DISPLAY_NAME_TOO_LONG',
  'DISPLAY_NAME_UNPRINTABLE',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_TOO_COMMON',
  'TIME_ZONE_UNKNOWN',
  'TOKEN_NAME_EMPTY',
  'TOKEN_NAME_TOO_LONG',
  'TOKEN_SCOPES_EMPTY',
  'TOKEN_LIFETIME_INVALID',
  'TOKEN_LIMIT_REACHED',
  'CONFIRMATION_MISMATCH',
] as const;
export type FaultCode = (typeof faultCodes)[number];
