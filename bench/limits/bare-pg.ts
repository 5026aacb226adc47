/**
 * A process of its own that sends the statements of a plan as fast as the driver can: the limit that PostgreSQL and
 * its driver set. Named statements, and a pool of the service's size.
 */
import pg from 'pg';
import { runtimeRole, servingSettings, startUpOptions } from '../../src/platform/books/connection.js';
import type { Slice } from '../support/sample.js';
import type { Recorded } from './plan.js';
import { FreshValues, leaveRoom } from './values.js';

/** What is to be run. */
export interface BareRun {
  readonly socket: { readonly host: string; readonly port: number };
  readonly variants: Recorded['variants'];
  readonly connections: number;
  readonly seconds: number;
  /** Whether statements are sent ahead of answers as the service does it; otherwise one waits for the other. */
  readonly pipelined: boolean;
  /** The ids of requests, taken in turns. */
  readonly supply: readonly (readonly string[])[];
  /** Whether each can be sent once only, as what it names is another thing afterwards; the run ends with them. */
  readonly eachOnce: boolean;
}

const POOL_SIZE = 10;
let pool: pg.Pool | undefined;

process.on('message', (run: BareRun) => {
  measure(run).then(
    (slice) => process.send?.(slice),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});

async function measure(run: BareRun): Promise<Slice> {
  pool ??= new pg.Pool({
    ...run.socket,
    user: runtimeRole,
    database: 'countinghouse',
    options: startUpOptions(servingSettings),
    max: POOL_SIZE,
    pipeline: true,
  });
  leaveRoom();
  const latenciesMs: number[] = [];
  const began = performance.now();
  const until = began + run.seconds * 1_000;
  let turn = 0;
  const turns = run.eachOnce ? run.supply.length : Infinity;
  const worker = async (): Promise<void> => {
    // A turn is taken at once: while all wait for connections, the last of them must not be given out twice.
    for (let own = turn++; own < turns && performance.now() < until; own = turn++) {
      const start = performance.now();
      await once(await (pool as pg.Pool).connect(), run, own);
      latenciesMs.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: run.connections }, worker));
  return { seconds: (performance.now() - began) / 1_000, latenciesMs };
}

async function once(
  client: pg.PoolClient,
  { variants, supply, pipelined }: BareRun,
  turn: number,
): Promise<void> {
  const { plan = [], ids = [] } = variants[turn % variants.length] ?? {};
  const values = new FreshValues(ids, supply[turn % supply.length] ?? ids);
  const answers: Promise<pg.QueryResult>[] = [];
  for (const statement of plan) {
    await Promise.all(answers.slice(0, answers.length - (pipelined ? statement.waitsFor : 0)));
    const given = { text: values.textOf(statement), values: values.of(statement) };
    const answer =
      statement.name === undefined && given.values.length === 0
        ? client.query(given.text)
        : client.query({ ...given, ...(statement.name !== undefined && { name: statement.name }) });
    answer.catch(() => undefined);
    answers.push(answer);
  }
  const results = await Promise.all(answers);
  client.release();
  plan.forEach(({ rows, text }, at) => {
    const found = (results[at] as { rowCount?: number | null } | undefined)?.rowCount ?? null;
    if (rows !== null && rows > 0 && found === 0 && !/^\s*SELECT/.test(text))
      throw new Error(`Without the service this does nothing: ${text}`);
  });
}
