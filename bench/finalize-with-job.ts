import { setTimeout as wait } from 'node:timers/promises';
import type { Side } from './support/sides.js';
import { ask, idOf, written } from './support/written.js';

/** How many milliseconds finalizing takes, as medians: where it orders an original, and where it does not. */
export interface FinalizeTimes {
  readonly withJobMs: number;
  readonly withoutMs: number;
}

const PAIRS = 200;
/** So long the job of the request before has for itself. */
const PAUSE_MS = 20;

/**
 * Finalizes drafts of two customers in turns, one request after the other. The format of one of them has a job ordered
 * in the same transaction.
 */
export async function finalizeTimes(side: Side): Promise<FinalizeTimes> {
  const withJob = await draftsFor(side, { document_format: 'xrechnung_ubl' });
  const without = await draftsFor(side, {});
  const timesMs = { withJob: [] as number[], without: [] as number[] };
  for (const [at, id] of withJob.entries()) {
    timesMs.withJob.push(await finalizeMs(side, id));
    timesMs.without.push(await finalizeMs(side, without[at] ?? ''));
  }
  return { withJobMs: median(timesMs.withJob), withoutMs: median(timesMs.without) };
}

async function draftsFor(side: Side, customer: object): Promise<string[]> {
  const customer_id = await idOf(side, side.books.writes('/customers', { name: 'Bench', ...customer }));
  return written(side, { count: PAIRS, customer_id });
}

async function finalizeMs(side: Side, id: string): Promise<number> {
  const { books } = side;
  const request = books.acts(`/invoices/${id}/finalize`, books.owner);
  const began = performance.now();
  await (await ask(side, request)).arrayBuffer();
  const took = performance.now() - began;
  await wait(PAUSE_MS);
  return took;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
