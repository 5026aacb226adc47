/**
 * Measures the built service on a fresh embedded PostgreSQL. See docs/performance.md.
 *
 *   npm run bench                        every hot operation beside its limits
 *   npm run bench -- --only 'get invoice,list 20' --connections 8 --seconds 2 --rounds 5
 *   npm run bench -- --only 'finalize in one series' --flush-ms 2
 *   npm run bench -- --scale             the same at a thousand, a hundred thousand and a million invoices
 *   npm run bench -- --workers 2         with one process and with two
 *   npm run bench -- --beside ../before  beside another checkout of the service, which is built; at 8 connections, or
 *                                        those of --connections
 *   npm run bench -- --engines           with all engines and without each of them
 *   npm run bench -- --soak              fifteen minutes of load, and the memory meanwhile
 *   npm run bench -- --overload          five times the capacity, senders who do not send, readers who do not read
 *   npm run bench -- --documents         what printing a document costs, and serving it
 *   npm run bench -- --webhooks          deliveries alone and beside invoices that are created
 *   npm run bench -- --batches           invoices one in a request and a hundred in a request
 *   npm run bench -- --list-prices       drafts whose prices a list gives beside drafts that name them
 *   npm run bench -- --tools             calls of tools at /mcp beside the requests that they make
 *   npm run bench -- --enumeration       whether the time of an answer tells that an address has an account
 *   npm run bench -- --profile 'get invoice'
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { batchConnections, batches, batchFigures, batchReport } from './batch.js';
import { compare, comparisonFigures, comparisonReport, type Compared } from './compare.js';
import { documents, documentsReport } from './documents.js';
import { enumeration, enumerationReport } from './enumeration.js';
import { engines, enginesReport } from './engines.js';
import { Limits, recordAll } from './limits/limits.js';
import { listPrices, listPricesReport } from './list-prices.js';
import { measure, type Measured } from './measure.js';
import { operations } from './operations/index.js';
import { deepPage } from './operations/list-invoices.js';
import type { BenchOperation } from './operations/operation.js';
import { figures, report, writeResult } from './report.js';
import { overload } from './overload.js';
import { profile } from './profile.js';
import { scale, scaleFigures, scaleReport } from './scale.js';
import { servedDocuments, servedReport } from './served-documents.js';
import { soak } from './soak.js';
import { Books } from './support/books.js';
import { BenchService } from './support/service.js';
import { usualConnections } from './support/sides.js';
import { short } from './support/table.js';
import { toolCalls, toolCallsReport } from './tool-calls.js';
import { webhooks, webhooksReport } from './webhooks.js';

const { values: given } = parseArgs({
  options: {
    only: { type: 'string' },
    connections: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    invoices: { type: 'string', default: '10000' },
    'flush-ms': { type: 'string', default: '0' },
    scale: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '1000,100000,1000000' },
    workers: { type: 'string' },
    beside: { type: 'string' },
    engines: { type: 'boolean', default: false },
    soak: { type: 'boolean', default: false },
    overload: { type: 'boolean', default: false },
    documents: { type: 'boolean', default: false },
    webhooks: { type: 'boolean', default: false },
    batches: { type: 'boolean', default: false },
    'list-prices': { type: 'boolean', default: false },
    tools: { type: 'boolean', default: false },
    enumeration: { type: 'boolean', default: false },
    questions: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '15' },
    profile: { type: 'string' },
    out: { type: 'string', default: 'bench-result.json' },
  },
});

const PROFILE_SECONDS = 10;
/** Deliveries are measured longer than single operations. */
const DELIVERING_TIMES = 5;
/** What an engine is measured on. */
const HOT = 'get invoice,list 20,create invoice,create customer,calculate invoice';

const pace = {
  connections: (given.connections ?? '1,8,32').split(',').map(Number),
  seconds: Number(given.seconds),
  rounds: Number(given.rounds),
};

const service = await BenchService.make();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void BenchService.removeAll().then(() => process.exit(1)));
}
let limits: Limits | undefined;
try {
  if (given.profile !== undefined) await profiles();
  else if (given.scale) await sizes();
  else if (given.workers !== undefined) await twoSides(workersOf('1'), workersOf(given.workers));
  else if (given.beside !== undefined)
    await twoSides({ name: 'there', checkout: resolve(given.beside) }, { name: 'here' });
  else if (given.engines) await enginesAndTwins();
  else if (given.soak) await memory();
  else if (given.overload) await tooMuch();
  else if (given.documents) await printing();
  else if (given.webhooks) await delivering();
  else if (given.batches) await inBatches();
  else if (given['list-prices']) await atListPrices();
  else if (given.tools) await asTools();
  else if (given.enumeration) await asking();
  else await hotOperations(chosen(given.only));
} finally {
  limits?.stop();
  await BenchService.removeAll();
}

async function hotOperations(wanted: readonly BenchOperation[]): Promise<void> {
  await service.start();
  say(
    `Started on an empty folder in ${service.startMs.toFixed(0)} ms; seeding ${given.invoices} invoices ...`,
  );
  const books = await Books.seed(service, Number(given.invoices));
  await service.slowFlushes(Number(given['flush-ms']));
  await service.stop();
  const recorded = await recordAll(service, books, wanted);
  await service.start();
  say(`Started again in ${service.startMs.toFixed(0)} ms.`);
  limits = await Limits.start();
  const measured: Measured[] = [];
  for (const operation of wanted) {
    const seen = recorded.get(operation);
    if (seen === undefined) throw new Error(`${operation.name} was not recorded.`);
    measured.push(...(await measure({ service, books, limits, pace }, operation, seen)));
    say(`${operation.name} is measured.`);
  }
  process.stdout.write(`${report(measured)}\n`);
  writeResult(given.out, { start_ms: service.startMs, operations: figures(measured) });
}

async function sizes(): Promise<void> {
  const counts = given.sizes.split(',').map(Number);
  const wanted = chosen(given.only, [...operations, deepPage]);
  const scaled = await scale({ sizes: counts, wanted }, pace, say);
  process.stdout.write(`${scaleReport(counts, scaled)}\n`);
  writeResult(given.out, { scale: scaleFigures(counts, scaled) });
}

async function twoSides(one: Compared, other: Compared): Promise<void> {
  const paced = { ...pace, connections: connectionsOr(usualConnections) };
  const comparisons = await compare([one, other], { wanted: chosen(given.only), pace: paced, say });
  process.stdout.write(`${comparisonReport([one.name, other.name], comparisons)}\n`);
  writeResult(given.out, { [`${one.name} and ${other.name}`]: comparisonFigures(comparisons) });
}

/** Those that are asked for. */
function connectionsOr(usual: number): readonly number[] {
  return given.connections === undefined ? [usual] : pace.connections;
}

function workersOf(count: string): Compared {
  return { name: count, settings: { WORKERS: count } };
}

async function enginesAndTwins(): Promise<void> {
  const costs = await engines(chosen(given.only ?? HOT), pace, say);
  process.stdout.write(`${enginesReport(costs)}\n`);
  writeResult(given.out, { engines: costs });
}

async function memory(): Promise<void> {
  const soaked = await soak(service, Number(given.minutes), say);
  const { idleMb, slopeMbPerTenMinutes } = soaked;
  say(`Idle ${idleMb.toFixed(0)} MB; under load ${slopeMbPerTenMinutes.toFixed(1)} MB more in ten minutes.`);
  writeResult(given.out, { soak: soaked });
}

async function tooMuch(): Promise<void> {
  const proofs = await overload(service, say);
  for (const { name, found, holds } of proofs) say(`${holds ? 'holds' : 'FAILS'}: ${name}: ${found}`);
  writeResult(given.out, { overload: proofs });
  if (proofs.some(({ holds }) => !holds)) process.exitCode = 1;
}

async function printing(): Promise<void> {
  const costs = await documents(say);
  process.stdout.write(`${documentsReport(costs)}\n`);
  const { ratios, memory } = await servedDocuments(pace, say);
  process.stdout.write(`${servedReport(ratios)}\n`);
  const { beforeMb, serviceMb, printerMb } = memory;
  say(
    `The service has ${short(beforeMb)} MB, later ${short(serviceMb)}; what prints has ${short(printerMb)} MB.`,
  );
  writeResult(given.out, { documents: costs, served: ratios, memory });
}

async function delivering(): Promise<void> {
  const rates = await webhooks(Number(given.seconds) * DELIVERING_TIMES, say);
  process.stdout.write(`${webhooksReport(rates)}\n`);
  writeResult(given.out, { webhooks: rates });
}

async function inBatches(): Promise<void> {
  const found = await batches({ ...pace, connections: connectionsOr(batchConnections) }, say);
  process.stdout.write(`${batchReport(found)}\n`);
  writeResult(given.out, { batches: batchFigures(found) });
}

async function atListPrices(): Promise<void> {
  const found = await listPrices(say);
  process.stdout.write(`${listPricesReport(found)}\n`);
  writeResult(given.out, { list_prices: found });
}

async function asTools(): Promise<void> {
  const found = await toolCalls(say);
  process.stdout.write(`${toolCallsReport(found)}\n`);
  writeResult(given.out, { tool_calls: found });
}

async function asking(): Promise<void> {
  const found = await enumeration(Number(given.questions), say);
  process.stdout.write(`${enumerationReport(found)}\n`);
  writeResult(given.out, { enumeration: found });
}

async function profiles(): Promise<void> {
  const [operation] = chosen(given.profile);
  if (operation !== undefined) say(`Written: ${await profile(service, operation, PROFILE_SECONDS)}`);
}

/** By their names, with commas between them; all when none is named. */
function chosen(list: string | undefined, among = operations): readonly BenchOperation[] {
  const names = list?.split(',');
  const found = among.filter(({ name }) => names?.includes(name) ?? true);
  if (found.length === 0) throw new Error(`There are ${among.map(({ name }) => name).join(', ')}.`);
  return found;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
