/** The codes are part of the API and never reused; the page words them in the reader's language. */
export const faultMessages = {
  EMAIL_MALFORMED: 'This is not an e-mail address; write it like name@example.org.',
  DISPLAY_NAME_EMPTY: 'Choose a name that others can see.',
  DISPLAY_NAME_TOO_LONG: 'The name is too long; use at most 60 characters.',
  DISPLAY_NAME_UNPRINTABLE: 'The name holds characters that cannot be shown; leave them out.',
  PASSWORD_TOO_SHORT: 'The password is too short; use at least 10 characters.',
  PASSWORD_TOO_LONG: 'The password is too long; use at most 200 characters.',
  PASSWORD_TOO_COMMON: 'The password is easy to guess; choose one that others would not think of.',
  TIME_ZONE_UNKNOWN: 'This time zone is not known; choose one such as Europe/Madrid.',
  TOKEN_NAME_EMPTY: 'Give the token a name, so that you know it again.',
  TOKEN_NAME_TOO_LONG: 'The name is too long; use at most 60 characters.',
  TOKEN_SCOPES_EMPTY: 'Choose at least one thing that the token may do.',
  TOKEN_LIFETIME_INVALID: 'Choose a lifetime of 1 to 365 days, or none.',
  TOKEN_LIMIT_REACHED: 'You have as many tokens as an account may have; revoke one first.',
  CONFIRMATION_MISMATCH: 'Type your own e-mail address to confirm.',
} as const;

export type FaultCode = keyof typeof faultMessages;
