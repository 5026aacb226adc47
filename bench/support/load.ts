import autocannon from 'autocannon';
import type { BenchRequest } from './request.js';
import type { Slice } from './sample.js';

/** Where load goes, and with what. */
export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly next: () => BenchRequest;
}

/**
 * Sends requests for some seconds, each connection one after the other.
 *
 * Raises when an answer is not 2xx: what is refused costs something else than what is done.
 */
export async function underLoad({ url, connections, seconds, next }: Load): Promise<Slice> {
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
