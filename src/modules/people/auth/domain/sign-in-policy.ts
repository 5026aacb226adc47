/** Failed sign-ins of an account, of an address, or of both together. Instants in milliseconds since 1970. */
export interface SignInFailures {
  readonly failures: number;
  readonly sinceMs: number;
  readonly blockedUntilMs: number;
}

/**
 * Who mistypes; a household or an office behind one address; a person whose account somebody else guesses at.
 *
 * Codes of a second factor have six digits, and who guesses them knows the password, so few of them are free.
 */
export const freeFailures = { pair: 5, address: 20, account: 100, codes: 10 } as const;

const WINDOW_MS = 15 * 60_000;
const FIRST_DELAY_MS = 1_000;
const DELAY_MS_MAX = 15 * 60_000;

/**
 * The failures after one more attempt, which counts as failed until its password has proved right.
 *
 * So many as `free` says are free within 15 minutes; each further one doubles the wait, from a second to a quarter of
 * an hour.
 */
export function afterAttempt(
  before: SignInFailures | undefined,
  { free, nowMs }: { readonly free: number; readonly nowMs: number },
): SignInFailures {
  if (before === undefined || nowMs - before.sinceMs > WINDOW_MS) {
    return { failures: 1, sinceMs: nowMs, blockedUntilMs: nowMs };
  }
  const failures = before.failures + 1;
  const beyond = failures - free;
  const delayMs = beyond < 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** beyond, DELAY_MS_MAX);
  return { failures, sinceMs: before.sinceMs, blockedUntilMs: nowMs + delayMs };
}

/** How long an attempt must still wait, in whole seconds; 0 when it may go ahead. */
export function waitSeconds(before: SignInFailures | undefined, nowMs: number): number {
  return before === undefined ? 0 : Math.max(0, Math.ceil((before.blockedUntilMs - nowMs) / 1_000));
}
