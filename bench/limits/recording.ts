import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchRequest } from '../support/request.js';
import { idsIn } from '../support/books.js';
import type { BenchService } from '../support/service.js';

/** A statement as the service sent it. */
export interface RecordedStatement {
  readonly text: string;
  readonly name?: string;
  readonly values: readonly unknown[];
  /** How many statements before it on its connection had no answer yet when it was sent. */
  readonly waitsFor: number;
  readonly rows: number | null;
}

/** The transaction behind one request, and the ids that the request names. */
export interface Recording {
  readonly statements: readonly RecordedStatement[];
  readonly ids: readonly string[];
}

/** An answer as bytes: what a server without a service would have to send. */
export interface RecordedAnswer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
}

const REQUEST = /^BEGIN; SET LOCAL app\.organization/;
/** The last answers of a transaction may come after the caller's. */
const SETTLE_MS = 50;

/**
 * Sends a request to a service that runs with the recorder, and gives what it sent to PostgreSQL.
 *
 * Raises unless the request was answered by a transaction of its organization.
 */
export async function record(
  service: BenchService,
  request: BenchRequest,
): Promise<Recording & RecordedAnswer> {
  await ask(service, 'begin');
  const { method, path, headers, body } = request;
  const response = await fetch(service.url + path, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
  await wait(SETTLE_MS);
  const noted = (await ask(service, 'end')) as (RecordedStatement & { connection: number })[];
  const first = noted.find((statement) => REQUEST.test(statement.text));
  const own = noted.filter(({ connection }) => connection === first?.connection);
  const start = own.findIndex((statement) => statement === first);
  const end = own.findIndex(({ text: sql }, at) => at > start && sql === 'COMMIT');
  // Nothing at all would be a limit that no service comes near.
  if (start < 0 || end < 0) throw new Error(`No transaction was seen behind ${method} ${path}.`);
  const transferred = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  return {
    statements: own.slice(start, end + 1),
    ids: idsIn(request),
    status: response.status,
    headers: [...response.headers].filter(([name]) => !transferred.includes(name)).flat(),
    body: text,
  };
}

async function ask(service: BenchService, word: 'begin' | 'end'): Promise<unknown> {
  const answer = once(service.process, 'message');
  service.process.send(word);
  return (await answer)[0] as unknown;
}
