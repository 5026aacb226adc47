import type { BenchOperation } from './operations/operation.js';
import type { Sample } from './support/sample.js';
import { inTurns, removeAll, sideOf, type Side, type SideOptions } from './support/sides.js';
import { short, table } from './support/table.js';

/** One of the two services that are compared. */
export interface Compared extends Omit<SideOptions, 'invoices'> {
  readonly name: string;
}

/** What an operation does on the one side, and on the other. */
export interface Comparison {
  readonly operation: string;
  readonly connections: number;
  readonly one: Sample;
  readonly other: Sample;
}

const INVOICES = 10_000;

interface CompareOptions {
  readonly wanted: readonly BenchOperation[];
  readonly pace: {
    readonly seconds: number;
    readonly rounds: number;
    readonly connections: readonly number[];
  };
  readonly say: (line: string) => void;
}

/** Measures operations on two services, in slices that alternate between them. */
export async function compare(
  [one, other]: readonly [Compared, Compared],
  { wanted, pace, say }: CompareOptions,
): Promise<Comparison[]> {
  const sides: Side[] = [];
  try {
    for (const compared of [one, other]) sides.push(await sideOf({ ...compared, invoices: INVOICES }, say));
    const comparisons: Comparison[] = [];
    for (const operation of wanted) {
      for (const connections of pace.connections) {
        const [ofOne, ofOther] = (await inTurns(operation, sides, { ...pace, over: connections })) as [
          Sample,
          Sample,
        ];
        comparisons.push({ operation: operation.name, connections, one: ofOne, other: ofOther });
        say(`${operation.name} is measured at ${connections} connections.`);
      }
    }
    return comparisons;
  } finally {
    await removeAll(sides);
  }
}

/** The table for people: the figures of both sides, and how many requests the other answers for each of the one. */
export function comparisonReport(
  names: readonly [string, string],
  comparisons: readonly Comparison[],
): string {
  const both = (title: string): string[] => names.map((name) => `${title}, ${name}`);
  const head = [
    '',
    'conns',
    ...both('req/s'),
    'ratio',
    ...both('p95 ms'),
    ...both('CPU us'),
    ...both('PG us'),
  ];
  const rows = comparisons.map(({ operation, connections, one, other }) => {
    const figures = (figure: (sample: Sample) => number | undefined): string[] => {
      return [one, other].map((sample) => short(figure(sample)));
    };
    return [
      operation,
      String(connections),
      ...figures((sample) => sample.perSecond),
      short(other.perSecond / one.perSecond),
      ...figures((sample) => sample.percentile(0.95)),
      ...figures((sample) => sample.cpuUs?.service),
      ...figures((sample) => sample.cpuUs?.postgres),
    ];
  });
  return table(head, rows);
}

/** The same as an object, for programs. */
export function comparisonFigures(comparisons: readonly Comparison[]): object {
  return comparisons.map(({ operation, connections, ...sides }) => ({
    operation,
    connections,
    ...Object.fromEntries(
      Object.entries(sides).map(([name, sample]) => [
        name,
        { requests_per_second: sample.perSecond, p95_ms: sample.percentile(0.95), cpu_us: sample.cpuUs },
      ]),
    ),
  }));
}
