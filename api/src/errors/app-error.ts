export const appErrorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
] as const;
export type AppErrorCode = (typeof appErrorCodes)[number];

/**
 * What goes wrong although the page works as designed is data (see `user-error.ts`); everything else that the
 * caller may know of is thrown as this. NOT_FOUND also stands for what is hidden from the caller.
 */
export class AppError extends Error {
  constructor(
    readonly code: AppErrorCode,
    /** One sentence: what is wrong and what to do. */
    message: string,
  ) {
    super(message);
  }
}
