import type { BenchOperation } from './operations/operation.js';
import type { Sample } from './support/sample.js';
import { inTurns, removeAll, sideOf, type Side } from './support/sides.js';
import { short, table } from './support/table.js';

/** What an operation takes at each size, in the order of the sizes. */
export interface Scaled {
  readonly operation: string;
  readonly samples: readonly Sample[];
}

/**
 * Measures every operation on books of several sizes, in slices that alternate between them.
 *
 * Each size has a PostgreSQL of its own, so that the small books are not helped or hurt by the large ones.
 */
export async function scale(
  { sizes, wanted }: { readonly sizes: readonly number[]; readonly wanted: readonly BenchOperation[] },
  pace: { readonly seconds: number; readonly rounds: number },
  say: (line: string) => void,
): Promise<Scaled[]> {
  const sides: Side[] = [];
  try {
    for (const invoices of sizes) sides.push(await sideOf({ invoices }, say));
    const scaled: Scaled[] = [];
    for (const operation of wanted) {
      scaled.push({ operation: operation.name, samples: await inTurns(operation, sides, pace) });
      say(`${operation.name} is measured.`);
    }
    return scaled;
  } finally {
    await removeAll(sides);
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
