import { operations } from './operations/index.js';
import type { Sample } from './support/sample.js';
import { inTurns, removeAll, sideOf, type Side } from './support/sides.js';
import { short, table } from './support/table.js';

/** What an operation does with one process, and with several. */
export interface Worked {
  readonly operation: string;
  readonly one: Sample;
  readonly several: Sample;
}

const INVOICES = 10_000;

/** Measures every operation with one process and with several, in slices that alternate between them. */
export async function workers(
  count: number,
  pace: { readonly seconds: number; readonly rounds: number },
  say: (line: string) => void,
): Promise<Worked[]> {
  const sides: Side[] = [];
  try {
    for (const WORKERS of ['1', String(count)])
      sides.push(await sideOf({ invoices: INVOICES, settings: { WORKERS } }, say));
    const worked: Worked[] = [];
    for (const operation of operations) {
      const [one, several] = (await inTurns(operation, sides, pace)) as [Sample, Sample];
      worked.push({ operation: operation.name, one, several });
      say(`${operation.name} is measured.`);
    }
    return worked;
  } finally {
    await removeAll(sides);
  }
}

/** The table for people: what one process does, what several do, and how many requests for each of the one. */
export function workersReport(count: number, worked: readonly Worked[]): string {
  const both = (title: string): string[] => [`${title}, 1`, `${title}, ${count}`];
  const head = ['processes', ...both('req/s'), 'ratio', ...both('p95 ms'), ...both('CPU us')];
  const rows = worked.map(({ operation, one, several }) => {
    const figures = (figure: (sample: Sample) => number | undefined): string[] => {
      return [one, several].map((sample) => short(figure(sample)));
    };
    return [
      operation,
      ...figures((sample) => sample.perSecond),
      short(several.perSecond / one.perSecond),
      ...figures((sample) => sample.percentile(0.95)),
      ...figures((sample) => sample.cpuUs?.service),
    ];
  });
  return table(head, rows);
}

/** The same as an object, for programs. */
export function workersFigures(worked: readonly Worked[]): object {
  return worked.map(({ operation, ...sides }) => ({
    operation,
    ...Object.fromEntries(
      Object.entries(sides).map(([name, sample]) => [
        name,
        { requests_per_second: sample.perSecond, p95_ms: sample.percentile(0.95), cpu_us: sample.cpuUs },
      ]),
    ),
  }));
}
