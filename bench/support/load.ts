import autocannon from 'autocannon';
import type { BenchOperation } from '../operations/operation.js';
import type { Books } from './books.js';
import type { BenchRequest } from './request.js';
import type { Slice } from './sample.js';

/** More than any operation with supplies is asked for in a second. */
export const REQUESTS_PER_SECOND_MAX = 2_000;

/**
 * Makes what an operation uses up in so many seconds. Gives the requests that use it.
 *
 * They are drawn up before the clock runs, as those of the limits are: the load generator shares the cores.
 */
export async function requestsFor(
  operation: BenchOperation,
  books: Books,
  seconds: number,
): Promise<Load['next']> {
  const count = seconds * (operation.perSecondMax ?? REQUESTS_PER_SECOND_MAX);
  await operation.supply?.(books, count);
  const drawn = Array.from({ length: count }, () => operation.request(books));
  return () => drawn.pop() ?? operation.request(books);
}

/** Where load goes, and with what. */
export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly next: () => BenchRequest;
  /** How many are sent in a second; as many as are answered if absent. */
  readonly rate?: number;
}

/**
 * Sends requests for some seconds, each connection one after the other.
 *
 * Raises when an answer is not 2xx: what is refused costs something else than what is done.
 */
export async function underLoad({ url, connections, seconds, next, rate }: Load): Promise<Slice> {
  const latenciesMs: number[] = [];
  const refused = new Map<number, number>();
  const began = performance.now();
  let lastMs = began;
  await new Promise<void>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        duration: seconds,
        ...(rate !== undefined && { overallRate: rate }),
        requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
      },
      (error: unknown) => (error instanceof Error ? reject(error) : resolve()),
    );
    instance.on('response', (...[, status, , latency]) => {
      lastMs = performance.now();
      if (status >= 200 && status < 300) latenciesMs.push(latency);
      else refused.set(status, (refused.get(status) ?? 0) + 1);
    });
  });
  if (refused.size > 0) throw new Error(`Refused under load: ${JSON.stringify([...refused])}.`);
  return { seconds: (lastMs - began) / 1_000, latenciesMs };
}
