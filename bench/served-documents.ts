import { finalizeTimes, type FinalizeTimes } from './finalize-with-job.js';
import { createInvoice } from './operations/create-invoice.js';
import type { BenchOperation } from './operations/operation.js';
import { childCalled, proportionalMb } from './support/processes.js';
import { Sample } from './support/sample.js';
import { removeAll, sideOf, slice, type Side } from './support/sides.js';
import { short, table } from './support/table.js';
import { ask, written } from './support/written.js';

/** How many requests of one kind a service answers, for each of another kind that bounds it. */
export interface ServedRatio {
  readonly what: string;
  readonly beside: string;
  readonly perSecond: number;
  readonly ratio: number;
  readonly ratioMin: number;
}

/** Memory of the service in megabytes: before its first document, and what printing adds in a process of its own. */
export interface PrintingMemory {
  readonly beforeMb: number;
  readonly serviceMb: number;
  readonly printerMb: number;
}

interface Pace {
  readonly seconds: number;
  readonly rounds: number;
}

const INVOICES = 1_000;
/** Enough that none of them stays in a cache of its own. */
const WRITTEN = 40;
const CONNECTIONS = 8;
const PRINTED_EACH_MS = 1_000;

/**
 * Measures documents as they are served: originals that are stored, the preflight of drafts, what other requests lose
 * while a PDF is made each second, and what finalizing loses to the job of an original. All of it in turns.
 */
export async function servedDocuments(
  pace: Pace,
  say: (line: string) => void,
): Promise<{ readonly ratios: readonly ServedRatio[]; readonly memory: PrintingMemory }> {
  // Documents are heavy operations, of which a caller may run only a few at once.
  const settings = { RATE_LIMIT_PER_SECOND: '0' };
  const side = await sideOf({ invoices: INVOICES, settings }, say);
  try {
    const issued = await written(side, { count: WRITTEN, finalize: true });
    const drafts = await written(side, { count: WRITTEN });
    const memory = await printingMemory(side, issued);
    const times = await finalizeTimes(side);
    const get = reading('get invoice', issued, (id) => `/invoices/${id}`);
    const original = reading('stored PDF', issued, (id) => `/invoices/${id}/documents/pdf`);
    const preflight = reading('preflight of a draft', drafts, (id) => {
      return `/invoices/${id}/preflight?format=xrechnung_ubl`;
    });
    const quiet = new Turns(side, pace);
    const busy = new Turns(side, pace);
    for (let round = -1; round < pace.rounds; round += 1) {
      const counts = round >= 0;
      for (const one of [get, original, preflight, createInvoice]) await quiet.take(one, counts);
      await whilePrinting(side, drafts, async () => {
        for (const one of [get, createInvoice]) await busy.take(one, counts);
      });
      say(counts ? `Round ${round + 1} of ${pace.rounds} is measured.` : 'All is warm.');
    }
    const beside = (one: BenchOperation, other: BenchOperation, ratioMin: number): ServedRatio =>
      ratioOf([one.name, quiet.of(one)], [other.name, quiet.of(other)], ratioMin);
    const lost = (one: BenchOperation): ServedRatio =>
      ratioOf([`${one.name} beside a PDF a second`, busy.of(one)], [one.name, quiet.of(one)], 0.95);
    const ratios = [beside(original, get, 0.6), beside(preflight, get, 0.5), lost(get), lost(createInvoice)];
    return { ratios: [...ratios, lostToJob(times)], memory };
  } finally {
    await removeAll([side]);
  }
}

/** The table for people, and whether each ratio holds. */
export function servedReport(ratios: readonly ServedRatio[]): string {
  const head = ['', 'beside', 'req/s', 'ratio', 'at least', ''];
  const rows = ratios.map(({ what, beside, perSecond, ratio, ratioMin }) => {
    const holds = ratio >= ratioMin ? 'holds' : 'FAILS';
    return [what, beside, short(perSecond), short(ratio), short(ratioMin), holds];
  });
  return table(head, rows);
}

/** How much memory printing takes. The first request for a document makes its original. */
async function printingMemory(side: Side, issued: readonly string[]): Promise<PrintingMemory> {
  const { pid = 0 } = side.service.process;
  const beforeMb = proportionalMb(pid) ?? NaN;
  for (const id of issued) await ask(side, side.books.reads(`/invoices/${id}/documents/pdf`));
  const printer = childCalled(pid, 'render-process');
  return { beforeMb, serviceMb: proportionalMb(pid) ?? NaN, printerMb: proportionalMb(printer ?? 0) ?? NaN };
}

function lostToJob({ withJobMs, withoutMs }: FinalizeTimes): ServedRatio {
  const ratio = withoutMs / withJobMs;
  const what = 'finalize with the job of an original';
  return { what, beside: 'finalize', perSecond: 1_000 / withJobMs, ratio, ratioMin: 1 / 1.05 };
}

/** The samples of operations, each made of the slices that count. */
class Turns {
  private readonly samples = new Map<string, Sample>();

  constructor(
    private readonly side: Side,
    private readonly pace: Pace,
  ) {}

  of({ name }: BenchOperation): Sample {
    const sample = this.samples.get(name) ?? new Sample();
    this.samples.set(name, sample);
    return sample;
  }

  take(operation: BenchOperation, counts: boolean): Promise<void> {
    const sample = counts ? this.of(operation) : undefined;
    return slice(operation, this.side, { connections: CONNECTIONS, seconds: this.pace.seconds, sample });
  }
}

function reading(name: string, ids: readonly string[], pathOf: (id: string) => string): BenchOperation {
  let next = 0;
  return {
    name,
    request: (books) => {
      next = (next + 1) % ids.length;
      return books.reads(pathOf(ids[next] ?? ''));
    },
  };
}

/** Prints the preview of a draft each second, as previews are never stored, until the work is done. */
async function whilePrinting(
  side: Side,
  drafts: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const printed: Promise<unknown>[] = [];
  const print = (): void => {
    const id = drafts[printed.length % drafts.length] ?? '';
    printed.push(ask(side, side.books.reads(`/invoices/${id}/documents/pdf`)));
  };
  const timer = setInterval(print, PRINTED_EACH_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
    await Promise.all(printed);
  }
}

function ratioOf(
  [what, sample]: readonly [string, Sample],
  [beside, bound]: readonly [string, Sample],
  ratioMin: number,
): ServedRatio {
  const { perSecond } = sample;
  return { what, beside, perSecond, ratio: perSecond / bound.perSecond, ratioMin };
}
