const day = 24 * 60 * 60;

/** How long a session lasts, in seconds. */
export const sessionLifetime = {
  /** Ends when nobody used it for so long; each use puts the end off. */
  unusedSeconds: 30 * day,
  /** Ends then in any case. */
  longestSeconds: 180 * day,
  /** Its use is written down at most this often, so that reading stays reading. */
  writtenEverySeconds: 10 * 60,
} as const;

/** More sessions than anybody has devices: the one longest unused makes room. */
export const mostSessions = 50;
