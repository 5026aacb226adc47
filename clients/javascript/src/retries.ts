import { CountinghouseError } from './errors.js';

const BACKOFF_MS = 500;
const BACKOFF_MAX_MS = 8_000;
/** Whoever is asked to wait longer is told at once. */
const RETRY_AFTER_MAX_SECONDS = 60;
const PASSING = ['connection_failed', 'timeout', 'idempotency_in_progress'];

/** How long to wait after this attempt (the first is 1); undefined when another one is of no use. */
export function waitBefore(error: unknown, attempt: number, isConditional: boolean): number | undefined {
  if (!(error instanceof CountinghouseError)) return undefined;
  const { status, code, retryAfterSeconds } = error;
  // It may have been done already, and would then be refused because of its own first attempt.
  if (status === undefined && isConditional) return undefined;
  if (!PASSING.includes(code) && status !== 429 && status !== 503) return undefined;
  if (retryAfterSeconds !== undefined) {
    return retryAfterSeconds > RETRY_AFTER_MAX_SECONDS ? undefined : retryAfterSeconds * 1000;
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
