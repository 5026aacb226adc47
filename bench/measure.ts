import type { Limits } from './limits/limits.js';
import { onlyStatement, type Recorded } from './limits/plan.js';
import type { BenchOperation } from './operations/operation.js';
import { underLoad } from './support/load.js';
import type { BenchRequest } from './support/request.js';
import { Sample } from './support/sample.js';
import { slice, type Side } from './support/sides.js';

/** How long and how often each thing is looked at. */
export interface Pace {
  readonly connections: readonly number[];
  /** Of one slice of the service; its limits get the same, and half of it. */
  readonly seconds: number;
  readonly rounds: number;
}

/** An operation at one number of connections, with its limits. */
export interface Measured {
  readonly operation: string;
  readonly connections: number;
  readonly service: Sample;
  /** The same statements, one after the other. */
  readonly sql: Sample;
  /** The same statements, sent ahead of answers as the service does. */
  readonly pipelined: Sample;
  readonly http: Sample;
  /** Transactions that change nothing but the one row that all requests wait for. */
  readonly counter: { readonly name: string; readonly sample: Sample } | undefined;
  /** Microseconds of CPU time for each request; undefined where the machine does not tell. */
  readonly cpuUs: { readonly service: number; readonly postgres: number } | undefined;
}

export interface Bench extends Side {
  readonly limits: Limits;
  readonly pace: Pace;
}

/** In less, V8 has not compiled all yet, and not each connection has had each of its statements planned. */
const WARM_UP = { slices: 3, seconds: 2, connections: 8 };
const SENT_TO_BARE = 100;

/**
 * Measures an operation and its limits in short slices that alternate, so that whatever else the machine does meets
 * all of them alike, and their ratios hold where the figures themselves do not.
 */
export async function measure(
  bench: Bench,
  operation: BenchOperation,
  recorded: Recorded,
): Promise<Measured[]> {
  await bench.limits.answerLike(recorded);
  await warmUp(bench, operation, recorded);
  const measured: Measured[] = [];
  for (const connections of bench.pace.connections) {
    measured.push(await atConnections(bench, { operation, recorded, connections }));
  }
  return measured;
}

async function warmUp(bench: Bench, operation: BenchOperation, recorded: Recorded): Promise<void> {
  const { slices, seconds, connections } = WARM_UP;
  const { socket } = bench.service;
  for (let turn = 0; turn < slices; turn += 1) {
    await slice(operation, bench, { connections, seconds });
    const run = { books: bench.books, socket, connections, seconds: 1, pipelined: turn % 2 === 1 };
    await bench.limits.bareSql(operation, recorded, run);
  }
}

async function atConnections(
  bench: Bench,
  what: { operation: BenchOperation; recorded: Recorded; connections: number },
): Promise<Measured> {
  const { service, limits, pace, books } = bench;
  const { operation, recorded, connections } = what;
  const [own, sql, pipelined] = [new Sample(), new Sample(), new Sample()];
  const [http, held] = [new Sample(), new Sample()];
  const { seconds } = pace;
  // A bare server does nothing with a request, and would use up in a second what the service takes minutes for.
  await operation.supply?.(books, SENT_TO_BARE);
  const requests = Array.from({ length: SENT_TO_BARE }, () => operation.request(books));
  let turn = 0;
  const next = (): BenchRequest => requests[(turn += 1) % SENT_TO_BARE] as BenchRequest;
  for (let round = 0; round < pace.rounds; round += 1) {
    await slice(operation, bench, { connections, seconds, sample: own });
    const run = { books, socket: service.socket, connections, seconds, pipelined: false };
    sql.add(await limits.bareSql(operation, recorded, run));
    pipelined.add(await limits.bareSql(operation, recorded, { ...run, pipelined: true }));
    if (operation.counter !== undefined)
      held.add(await limits.bareSql(operation, onlyStatement(recorded, operation.counter.sql), run));
    http.add(await underLoad({ url: limits.url, connections, seconds: Math.max(1, seconds / 2), next }));
  }
  const counter = operation.counter && { name: operation.counter.name, sample: held };
  const limit = { sql, pipelined, http, counter };
  return { operation: operation.name, connections, service: own, ...limit, cpuUs: own.cpuUs };
}
