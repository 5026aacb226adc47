import type { EndpointStatus } from './endpoint.js';

const [HOUR, DAY] = [3_600_000, 86_400_000];
/** An endpoint begins to fail after this many failures in a row, over at least an hour. */
const FAILURES = 10;
const FAILING_AFTER_MS = HOUR;
const DISABLED_AFTER_MS = 5 * DAY;
/** From here on it gets one request at a time, so that a receiver that hangs takes nothing from the others. */
const SLOWED_FROM = 3;

/** How an endpoint does. */
export interface Health {
  readonly status: EndpointStatus;
  readonly status_reason: string | null;
  /** Failed attempts in a row. */
  readonly failures: number;
  /** Whether the receiver asked for fewer requests. */
  readonly is_slowed: boolean;
  readonly failing_since: Date | null;
  readonly last_success_at: Date | null;
}

/** An endpoint that begins anew. */
export const WELL = { status_reason: null, failures: 0, is_slowed: false, failing_since: null } as const;

/** How an attempt ended, as far as it decides the health. */
export interface Outcome {
  readonly ok: boolean;
  readonly status: number | null;
  readonly at: Date;
}

const TOO_MUCH = new Set([429, 502, 503, 504]);
const GONE = 410;
/** A success is noted at most this often, because each note rewrites the row. */
const NOTED_EVERY_MS = 10_000;

/** Returns the health after an attempt; undefined if it stays as it is. */
function healthAfter(before: Health, outcome: Outcome): Health | undefined {
  if (before.status === 'disabled') return undefined;
  return outcome.ok ? afterSuccess(before, outcome.at) : afterFailure(before, outcome);
}

/** The same for several attempts, one after the other. */
export function healthAfterAll(before: Health, outcomes: readonly Outcome[]): Health | undefined {
  let after: Health | undefined;
  for (const outcome of outcomes) after = healthAfter(after ?? before, outcome) ?? after;
  return after;
}

/** How many requests an endpoint may get at once. */
export function requestsAtOnce({ status, failures, is_slowed }: Health, usual: number): number {
  return status === 'active' && failures < SLOWED_FROM && !is_slowed ? usual : 1;
}

function afterSuccess(before: Health, at: Date): Health | undefined {
  const { status, failures, is_slowed, last_success_at } = before;
  const isWell = status === 'active' && failures === 0 && !is_slowed;
  if (isWell && last_success_at !== null && at.getTime() - last_success_at.getTime() < NOTED_EVERY_MS)
    return undefined;
  return {
    status: 'active',
    status_reason: null,
    failures: 0,
    is_slowed: false,
    failing_since: null,
    last_success_at: at,
  };
}

function afterFailure(before: Health, { status, at }: Outcome): Health {
  const failing_since = before.failing_since ?? at;
  // Named one by one, because the argument is a row with more columns.
  const after: Health = {
    status: before.status,
    status_reason: before.status_reason,
    failures: before.failures + 1,
    is_slowed: status !== null && TOO_MUCH.has(status),
    failing_since,
    last_success_at: before.last_success_at,
  };
  if (status === GONE) return disabled(after, 'The receiver answered 410: it is gone.');
  const failingMs = at.getTime() - failing_since.getTime();
  if (failingMs >= DISABLED_AFTER_MS) return disabled(after, 'No request succeeded for five days.');
  if (after.failures < FAILURES || failingMs < FAILING_AFTER_MS) return after;
  return { ...after, status: 'failing', status_reason: 'Ten requests in a row have failed.' };
}

function disabled(health: Health, reason: string): Health {
  return { ...health, status: 'disabled', status_reason: reason };
}
