import type { Notifications } from '../books/notifications.js';
import type { Clock } from '../contract/clock.js';
import type { RateLimits } from '../edge/rate-limit/rate-limits.js';
import {
  busiestFirst,
  ratesMessage,
  readRatesMessage,
  type Taken,
} from '../edge/rate-limit/rates-message.js';

/** The delay until a node knows what was taken at another one. Five messages a second cost the database nothing. */
const SEND_EVERY_MS = 200;
const CHANNEL = 'countinghouse_rates';

/** One installation of the service on a machine, with its workers. */
export interface Node {
  /** Differs at each start. */
  readonly id: string;
  /** How many of its processes serve requests. They tell each other without the database. */
  readonly workers: number;
}

/**
 * Applies the rate limits to all nodes: what one admits is deducted at all others.
 *
 * No request waits for it. Several nodes may together admit more than a burst within 200 ms; the bucket then goes below
 * zero, so that in the long run nobody exceeds the rate. A node that is alone sends nothing. Must be called before the
 * notifications start. Returns a function that stops it.
 */
export function shareRatesOfNodes(
  limits: RateLimits,
  node: Node,
  { notifications, clock }: { notifications: Notifications; clock: Clock },
): () => void {
  const shared = limits.all().map((limit) => ({ ...limit, taken: limit.buckets.trackTakenTokens() }));
  const buckets = new Map(shared.map((limit) => [limit.name, limit.buckets]));
  notifications.onUnechoed(CHANNEL, (payload) => {
    const told = payload === null ? undefined : readRatesMessage(payload);
    if (told === undefined || told.node === node.id) return;
    const nowMs = clock.now().getTime();
    for (const [limit, caller, tokens] of told.taken) buckets.get(limit)?.deduct(caller, tokens, nowMs);
  });
  let untold: Taken[] = [];
  const send = (): void => {
    const taken = shared.flatMap(({ name, taken }) => taken().map(([caller, n]): Taken => [name, caller, n]));
    // What was taken alone is nobody's business, and a node that starts later begins with full buckets.
    untold = notifications.listening > node.workers ? busiestFirst([...untold, ...taken]) : [];
    if (untold.length === 0) return;
    const { payload, rest } = ratesMessage(node.id, untold);
    untold = rest;
    notifications.send(CHANNEL, payload);
  };
  const timer = setInterval(send, SEND_EVERY_MS).unref();
  return () => clearInterval(timer);
}
