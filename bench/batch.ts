import { batchSize, createBatch, createFinalized, createFinalizedBatch } from './operations/create-batch.js';
import { createInvoice } from './operations/create-invoice.js';
import type { Pace } from './measure.js';
import { Sample } from './support/sample.js';
import { removeAll, sideOf, slice } from './support/sides.js';
import { short, table } from './support/table.js';

/** Invoices that are created one in a request, and a hundred in a request. */
export interface BatchComparison {
  readonly what: string;
  readonly connections: number;
  readonly single: Sample;
  readonly batch: Sample;
}

/** So many heavy requests of one caller are answered at once. */
export const batchConnections = 4;

const INVOICES = 10_000;
const WARM_UP_SECONDS = 4;

const PAIRS = [
  { what: 'drafts', one: createInvoice, many: createBatch },
  { what: 'finalized', one: createFinalized, many: createFinalizedBatch },
];

/** Measures both ways of creating invoices on one service, in slices that alternate between them. */
export async function batches(pace: Pace, say: (line: string) => void): Promise<BatchComparison[]> {
  const side = await sideOf({ invoices: INVOICES }, say);
  try {
    const found: BatchComparison[] = [];
    for (const { what, one, many } of PAIRS) {
      for (const connections of pace.connections) {
        const [single, batch] = [new Sample(), new Sample()];
        for (const operation of [one, many]) {
          await slice(operation, side, { connections, seconds: WARM_UP_SECONDS });
        }
        for (let round = 0; round < pace.rounds; round += 1) {
          await slice(one, side, { connections, seconds: pace.seconds, sample: single });
          await slice(many, side, { connections, seconds: pace.seconds, sample: batch });
        }
        found.push({ what, connections, single, batch });
        say(`${what} are measured at ${connections} connections.`);
      }
    }
    return found;
  } finally {
    await removeAll([side]);
  }
}

/** The table for people; all figures are of single invoices. */
export function batchReport(found: readonly BatchComparison[]): string {
  const head = [
    'invoices',
    'conns',
    'alone/s',
    'at once/s',
    'ratio',
    'CPU us',
    'at once',
    'PG us',
    'at once',
  ];
  const rows = batchFigures(found).map(({ what, connections, ratio, single, batch }) => [
    what,
    String(connections),
    short(single.perSecond),
    short(batch.perSecond),
    short(ratio),
    short(single.serviceUs),
    short(batch.serviceUs),
    short(single.postgresUs),
    short(batch.postgresUs),
  ]);
  return table(head, rows);
}

/** The same as objects, for programs. */
export function batchFigures(found: readonly BatchComparison[]) {
  return found.map(({ what, connections, ...samples }) => {
    const [single, batch] = [ofInvoices(samples.single, 1), ofInvoices(samples.batch, batchSize)];
    return { what, connections, single, batch, ratio: batch.perSecond / single.perSecond };
  });
}

function ofInvoices({ perSecond, cpuUs }: Sample, inEach: number) {
  return {
    perSecond: perSecond * inEach,
    serviceUs: cpuUs && cpuUs.service / inEach,
    postgresUs: cpuUs && cpuUs.postgres / inEach,
  };
}
