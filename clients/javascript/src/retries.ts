import { CountinghouseError } from './errors.js';

const BACKOFF_MS = 500;
const BACKOFF_MAX_MS = 8_000;
/** Whoever is asked to wait longer is told at once. */
const RETRY_AFTER_MAX_SECONDS = 60;
/** Of what was asked to wait: not everybody comes back in the same instant. */
const SPREAD = 0.25;
const SPREAD_MIN_SECONDS = 0.5;
const PASSING = ['connection_failed', 'timeout', 'idempotency_in_progress'];
/** It has not been done. */
const BUSY = [429, 503];
/** Nobody knows what became of it, as without an answer; 502 and 504 are those of a proxy. */
const UNANSWERED = [408, 502, 504];

/** How long to wait after this attempt (the first is 1); undefined when another one is of no use. */
export function waitBefore(error: unknown, attempt: number, isConditional: boolean): number | undefined {
  if (!(error instanceof CountinghouseError)) return undefined;
  const { status, code, retryAfterSeconds } = error;
  // It may have been done already, and would then be refused because of its own first attempt.
  if (isConditional && (status === undefined || UNANSWERED.includes(status))) return undefined;
  const isPassing = status !== undefined && [...BUSY, ...UNANSWERED].includes(status);
  if (!PASSING.includes(code) && !isPassing) return undefined;
  if (retryAfterSeconds !== undefined) {
    const spread = Math.max(SPREAD_MIN_SECONDS, retryAfterSeconds * SPREAD) * Math.random();
    return retryAfterSeconds > RETRY_AFTER_MAX_SECONDS ? undefined : (retryAfterSeconds + spread) * 1000;
  }
  const backoff = Math.min(BACKOFF_MS * 2 ** (attempt - 1), BACKOFF_MAX_MS);
  return backoff * (0.5 + Math.random() / 2);
}

/** Waits, unless the signal ends it: then it raises the signal's reason. */
export function pause(waitMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, waitMs);
    if (signal?.aborted === true) return end();
    signal?.addEventListener('abort', end, { once: true });
  });
}
