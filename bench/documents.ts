import { eInvoiceXml, type EInvoice } from '../src/kernel/en16931/index.js';
import type { Engine } from '../src/modules/documents/rendering/engine/engine.js';
import { readSources } from '../src/modules/documents/rendering/engine/sources.js';
import { nativeEngine } from '../src/modules/documents/rendering/engine/typst-native.js';
import { wasmEngine } from '../src/modules/documents/rendering/engine/typst-wasm.js';
import { FontSet } from '../src/modules/documents/rendering/fonts/font-set.js';
import { archived } from '../src/modules/documents/rendering/pdf-update/archived.js';
import { jobOf } from '../src/modules/documents/rendering/pdf-renderer.js';
import { printedDocuments } from '../test/documents/rendering/support/printed-documents.js';
import { short, table } from './support/table.js';

/** What a step of printing costs, beside the step that bounds it. */
export interface DocumentCost {
  readonly step: string;
  readonly cpuMs: number;
  /** Of what it may cost at most a part, or some times as much. */
  readonly of: string;
  readonly ratio: number;
  readonly ratioMax: number;
}

const ROUNDS = 20;

/**
 * Measures the steps of printing a document, in turns, as CPU time of this process.
 *
 * Engines run here and not in their process, so that nothing but the step is counted. The least of the rounds
 * counts: collecting garbage, and threads that have not gone to sleep yet, only add to it.
 */
export async function documents(say: (line: string) => void): Promise<DocumentCost[]> {
  const fonts = await FontSet.read(undefined);
  const sources = await readSources(fonts.files);
  const [native, wasm] = [nativeEngine(sources), await wasmEngine(sources)];
  const { document, options } = printedDocuments['invoice'] ?? {};
  if (document === undefined || options === undefined) throw new Error('There is no document to print.');
  const lines = Array.from({ length: 100 }, (_, at) => document.lines[at % document.lines.length]);
  const many = { ...document, lines: lines.flatMap((line) => line ?? []) };
  const xml = Buffer.from(eInvoiceXml(document, 'cii'));
  const carrying = { ...options, attachment: { xml, profile: 'en16931' } } as const;
  const fast = native ?? wasm;
  let printed = 0;
  const print = (engine: Engine, one = document) => {
    printed += 1;
    return engine.render(jobOf(distinct(one, printed), carrying, fonts));
  };
  const pdf = print(fast);
  const least = inTurns({
    page: () => print(fast),
    lines: () => print(fast, many),
    wasm: () => print(wasm),
    update: () => archived(pdf, { filename: 'factur-x.xml', level: 'EN 16931' }),
    xml: () => eInvoiceXml(document, 'cii'),
  });
  say(`One page with the ${fast.name} engine takes ${short(least.page)} ms of CPU time.`);
  const page = `one page, ${fast.name}`;
  return [
    { step: page, cpuMs: least.page, of: page, ratio: 1, ratioMax: 1 },
    { step: '100 lines', ...beside(least.lines, least.page, 6), of: page },
    { step: 'one page, wasm', ...beside(least.wasm, least.page, 10), of: page },
    { step: 'appended update', ...beside(least.update, least.page, 0.1), of: page },
    { step: 'XML, written', ...beside(least.xml, least.page, 0.02), of: page },
  ];
}

/** Another document of the same size, as an engine may remember what it laid out before. */
function distinct(document: EInvoice, number: number): EInvoice {
  const lines = document.lines.map((line) => ({
    ...line,
    item: { ...line.item, name: `${line.item.name ?? ''} ${number}` },
  }));
  return { ...document, number: `RE-${number}`, lines };
}

/** The table for people, and whether each ratio holds. */
export function documentsReport(costs: readonly DocumentCost[]): string {
  const head = ['step', 'CPU ms', 'ratio', 'at most', ''];
  const rows = costs.map(({ step, cpuMs, ratio, ratioMax }) => {
    return [step, short(cpuMs), short(ratio), short(ratioMax), ratio <= ratioMax ? 'holds' : 'FAILS'];
  });
  return table(head, rows);
}

function beside(cpuMs: number, bound: number, ratioMax: number) {
  return { cpuMs, ratio: cpuMs / bound, ratioMax };
}

/** Each step once a round, so that what else the machine does falls on all of them alike. */
function inTurns<Name extends string>(steps: Readonly<Record<Name, () => unknown>>): Record<Name, number> {
  const names = Object.keys(steps) as Name[];
  const found = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) found.get(name)?.push(cpuMsOf(steps[name]));
  }
  return Object.fromEntries(names.map((name) => [name, Math.min(...(found.get(name) ?? []))])) as Record<
    Name,
    number
  >;
}

function cpuMsOf(step: () => unknown): number {
  const before = process.cpuUsage();
  step();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
