import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eInvoiceXml, preflight, type EInvoice } from '../src/kernel/en16931/index.js';
import type { Engine } from '../src/modules/outgoing/documents/rendering/engine/engine.js';
import { readSources } from '../src/modules/outgoing/documents/rendering/engine/sources.js';
import { nativeEngine } from '../src/modules/outgoing/documents/rendering/engine/typst-native.js';
import { wasmEngine } from '../src/modules/outgoing/documents/rendering/engine/typst-wasm.js';
import { FontSet } from '../src/modules/outgoing/documents/rendering/fonts/font-set.js';
import { archived } from '../src/modules/outgoing/documents/rendering/pdf-update/archived.js';
import { jobOf } from '../src/modules/outgoing/documents/rendering/pdf-renderer.js';
import { officialFindings, RULES } from '../test/documents/official/official-rules.js';
import { printedDocuments } from '../test/documents/rendering/support/printed-documents.js';
import { plainInvoice } from '../test/documents/support/sample-documents.js';
import { pdfkitPdf, type Fonts } from './support/pdfkit-page.js';
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
const LINES = 5;
const FORMAT = 'xrechnung_ubl';

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
  const { document: sample, options } = printedDocuments['invoice'] ?? {};
  if (sample === undefined || options === undefined) throw new Error('There is no document to print.');
  const document = withLines(sample, LINES);
  const xml = Buffer.from(eInvoiceXml(document, 'cii'));
  const carrying = { ...options, attachment: { xml, profile: 'en16931' } } as const;
  const fast = native ?? wasm;
  let printed = 0;
  const job = (one = document) => {
    printed += 1;
    return jobOf(distinct(one, printed), carrying, fonts);
  };
  const print = (engine: Engine, one?: EInvoice) => engine.render(job(one));
  const pdf = print(fast);
  const inter = await interFrom(fonts);
  const many = withLines(sample, 100);
  const least = await inTurns({
    page: () => print(fast),
    lines: () => print(fast, many),
    wasm: () => print(wasm),
    pdfkit: () => pdfkitPdf(job(), inter),
    update: () => archived(pdf, { filename: 'factur-x.xml', level: 'EN 16931' }),
    ubl: () => eInvoiceXml(document, 'ubl'),
    cii: () => eInvoiceXml(document, 'cii'),
  });
  say(`One page with the ${fast.name} engine takes ${short(least.page)} ms of CPU time.`);
  const page = `one page, ${fast.name}`;
  return [
    { step: page, ...beside(least.page, least.pdfkit, 0.25), of: 'one page, pdfkit' },
    { step: '100 lines', ...beside(least.lines, least.page, 6), of: page },
    { step: 'one page, wasm', ...beside(least.wasm, least.page, 10), of: page },
    { step: 'appended update', ...beside(least.update, least.page, 0.1), of: page },
    { step: 'UBL, written', ...beside(least.ubl, least.page, 0.02), of: page },
    { step: 'CII, written', ...beside(least.cii, least.page, 0.02), of: page },
    ...(await preflightCosts(say)),
  ];
}

/** Our rules beside the official ones as saxon-js runs them, where they are fetched. */
async function preflightCosts(say: (line: string) => void): Promise<DocumentCost[]> {
  if (!existsSync(RULES)) {
    say('The preflight is not measured: node tools/e-invoice-rules.mjs fetches the official rules.');
    return [];
  }
  const document = withLines(plainInvoice(FORMAT), LINES);
  const xml = eInvoiceXml(document, 'ubl');
  const least = await inTurns({
    ours: () => preflight(document, FORMAT),
    official: () => officialFindings(xml, FORMAT),
  });
  const of = `official rules, ${short(least.official)} ms`;
  return [{ step: 'preflight', ...beside(least.ours, least.official, 0.02), of }];
}

function withLines(document: EInvoice, count: number): EInvoice {
  const { lines } = document;
  const repeated = Array.from({ length: count }, (_, at) => lines[at % lines.length]);
  return {
    ...document,
    lines: repeated.flatMap((line, at) => (line ? { ...line, id: String(at + 1) } : [])),
  };
}

/** Another document of the same size, as an engine may remember what it laid out before. */
function distinct(document: EInvoice, number: number): EInvoice {
  const lines = document.lines.map((line) => ({
    ...line,
    item: { ...line.item, name: `${line.item.name ?? ''} ${number}` },
  }));
  return { ...document, number: `RE-${number}`, lines };
}

async function interFrom({ files }: FontSet): Promise<Fonts> {
  const read = (weight: number) => {
    const path = files.find((file) => file.endsWith(join('fonts', `inter-${weight}.ttf`)));
    if (path === undefined) throw new Error('The font is missing.');
    return readFile(path);
  };
  return { regular: await read(400), medium: await read(500), bold: await read(600) };
}

/** The table for people, and whether each ratio holds. */
export function documentsReport(costs: readonly DocumentCost[]): string {
  const head = ['step', 'CPU ms', 'of', 'ratio', 'at most', ''];
  const rows = costs.map(({ step, cpuMs, of, ratio, ratioMax }) => {
    return [
      step,
      short(cpuMs),
      of,
      ratio.toFixed(3),
      String(ratioMax),
      ratio <= ratioMax ? 'holds' : 'FAILS',
    ];
  });
  return table(head, rows);
}

function beside(cpuMs: number, bound: number, ratioMax: number) {
  return { cpuMs, ratio: cpuMs / bound, ratioMax };
}

/** Each step once a round, so that what else the machine does falls on all of them alike. */
async function inTurns<Name extends string>(
  steps: Readonly<Record<Name, () => unknown>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(steps) as Name[];
  const found = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) found.get(name)?.push(await cpuMsOf(steps[name]));
  }
  const least = names.map((name) => [name, Math.min(...(found.get(name) ?? []))]);
  return Object.fromEntries(least) as Record<Name, number>;
}

async function cpuMsOf(step: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await step();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
