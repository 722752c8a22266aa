import { m } from '../paraglide/messages.js';
import type { Fault, Reason } from '../api/refusal.js';
import type { FaultCode, ProblemCode } from './codes.js';

/** Minutes rather than seconds once it takes longer than two of them. */
function waiting(seconds: number): string {
  return seconds > 120
    ? m.problem_wait_minutes({ count: Math.ceil(seconds / 60) })
    : m.problem_wait_seconds({ count: Math.max(1, Math.ceil(seconds)) });
}

const problems: Record<ProblemCode, (reason: Reason) => string> = {
  INPUT_INVALID: () => m.problem_input_invalid(),
  ATTEMPTS_EXHAUSTED: ({ retryAfterSeconds }) =>
    m.problem_attempts_exhausted({ wait: waiting(retryAfterSeconds ?? 60) }),
  CREDENTIALS_WRONG: () => m.problem_credentials_wrong(),
  PASSWORD_WRONG: () => m.problem_password_wrong(),
  LINK_EXPIRED: () => m.problem_link_expired(),
  UNAUTHENTICATED: () => m.problem_unauthenticated(),
  FORBIDDEN: () => m.problem_forbidden(),
  NOT_FOUND: () => m.problem_not_found(),
  BAD_USER_INPUT: () => m.problem_bad_user_input(),
  CONFLICT: () => m.problem_conflict(),
  RATE_LIMITED: () => m.problem_rate_limited(),
  INTERNAL_SERVER_ERROR: () => m.problem_internal(),
  UNREACHABLE: () => m.problem_unreachable(),
};

const faults: Record<FaultCode, () => string> = {
  EMAIL_MALFORMED: () => m.fault_email_malformed(),
  DISPLAY_NAME_EMPTY: () => m.fault_display_name_empty(),
  DISPLAY_NAME_TOO_LONG: () => m.fault_display_name_too_long(),
  DISPLAY_NAME_UNPRINTABLE: () => m.fault_display_name_unprintable(),
  PASSWORD_TOO_SHORT: () => m.fault_password_too_short(),
  PASSWORD_TOO_LONG: () => m.fault_password_too_long(),
  PASSWORD_TOO_COMMON: () => m.fault_password_too_common(),
  TIME_ZONE_UNKNOWN: () => m.fault_time_zone_unknown(),
  TOKEN_NAME_EMPTY: () => m.fault_token_name_empty(),
  TOKEN_NAME_TOO_LONG: () => m.fault_token_name_too_long(),
  TOKEN_SCOPES_EMPTY: () => m.fault_token_scopes_empty(),
  TOKEN_LIFETIME_INVALID: () => m.fault_token_lifetime_invalid(),
  TOKEN_LIMIT_REACHED: () => m.fault_token_limit_reached(),
  CONFIRMATION_MISMATCH: () => m.fault_confirmation_mismatch(),
};

const has = <Key extends string>(table: Record<Key, unknown>, key: string): key is Key =>
  Object.hasOwn(table, key);

export const isKnownProblem = (code: string): boolean => has(problems, code);
export const isKnownFault = (code: string): boolean => has(faults, code);

/** A code nobody here knows is told in the API's own words; `tell` knows those of campaigns as well. */
export function problemSentence(reason: Reason): string {
  return has(problems, reason.code) ? problems[reason.code](reason) : reason.message;
}

export function faultSentence(fault: Fault): string {
  return has(faults, fault.code) ? faults[fault.code]() : fault.message;
}
