import type { BenchOperation } from './operations/operation.js';
import { operations } from './operations/index.js';
import { deepPage } from './operations/list-invoices.js';
import { Books } from './support/books.js';
import { requestsFor, underLoad } from './support/load.js';
import { Sample } from './support/sample.js';
import { BenchService } from './support/service.js';
import { short, table } from './support/table.js';

/** One size of books, with a service and a PostgreSQL of its own. */
interface Size {
  readonly invoices: number;
  readonly service: BenchService;
  readonly books: Books;
}

/** What an operation takes at each size, in the order of the sizes. */
export interface Scaled {
  readonly operation: string;
  readonly samples: readonly Sample[];
}

const CONNECTIONS = 8;
const WARM_UP_SECONDS = 2;

/**
 * Measures every operation on books of several sizes, in slices that alternate between them.
 *
 * Each size has a PostgreSQL of its own, so that the small books are not helped or hurt by the large ones.
 */
export async function scale(
  sizes: readonly number[],
  pace: { readonly seconds: number; readonly rounds: number },
  say: (line: string) => void,
): Promise<Scaled[]> {
  const made: Size[] = [];
  try {
    for (const invoices of sizes) made.push(await seeded(invoices, say));
    const scaled: Scaled[] = [];
    for (const operation of [...operations, deepPage]) {
      scaled.push(await atAllSizes(operation, made, pace));
      say(`${operation.name} is measured.`);
    }
    return scaled;
  } finally {
    for (const { service } of made) await service.remove();
  }
}

/** The table for people: p95 at each size, and the largest beside the smallest. */
export function scaleReport(sizes: readonly number[], scaled: readonly Scaled[]): string {
  const head = ['p95 in ms at', ...sizes.map((size) => size.toLocaleString('en')), 'last / first'];
  const rows = scaled.map(({ operation, samples }) => {
    const p95 = samples.map((sample) => sample.percentile(0.95));
    return [operation, ...p95.map(short), short((p95.at(-1) ?? NaN) / (p95[0] ?? NaN))];
  });
  return table(head, rows);
}

/** The same as an object, for programs. */
export function scaleFigures(sizes: readonly number[], scaled: readonly Scaled[]): object {
  return scaled.map(({ operation, samples }) => ({
    operation,
    sizes: samples.map((sample, at) => ({
      invoices: sizes[at],
      requests_per_second: sample.perSecond,
      p50_ms: sample.percentile(0.5),
      p95_ms: sample.percentile(0.95),
      p99_ms: sample.percentile(0.99),
    })),
  }));
}

async function seeded(invoices: number, say: (line: string) => void): Promise<Size> {
  const service = await BenchService.make();
  try {
    await service.start();
    const began = performance.now();
    const books = await Books.seed(service, invoices);
    say(`${invoices} invoices are seeded in ${((performance.now() - began) / 1_000).toFixed(0)} s.`);
    return { invoices, service, books };
  } catch (error) {
    await service.remove();
    throw error;
  }
}

async function atAllSizes(
  operation: BenchOperation,
  sizes: readonly Size[],
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
): Promise<Scaled> {
  const samples = sizes.map(() => new Sample());
  for (const size of sizes) await slice(operation, size, WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, size] of sizes.entries()) samples[at]?.add(await slice(operation, size, seconds));
  }
  return { operation: operation.name, samples };
}

async function slice(
  operation: BenchOperation,
  { service, books }: Size,
  seconds: number,
): ReturnType<typeof underLoad> {
  const next = await requestsFor(operation, books, seconds);
  return underLoad({ url: service.url, connections: CONNECTIONS, seconds, next });
}
