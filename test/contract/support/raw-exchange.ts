import { connect } from 'node:net';
import { assertSchema } from '../../support/contract.js';

/** The bytes that one connection returned. */
export interface Exchange {
  readonly answers: readonly RawAnswer[];
  readonly durationMs: number;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface ExchangeOptions {
  /** Sends FIN after all bytes are sent. */
  readonly halfClosed?: boolean;
  /** Keeps sending one more byte at this interval, forever. */
  readonly drip?: { readonly byte: string; readonly everyMs: number };
  /** How long the service may take to close the connection. */
  readonly deadlineMs?: number;
}

const DEADLINE_MS = 30_000;

/**
 * Sends bytes over a connection of their own and returns all answers, once the service has closed it.
 *
 * A string is sent byte by byte (Latin-1). Raises if the service leaves the connection open beyond the deadline, or if
 * its answer is not HTTP.
 */
export function exchange(
  url: string,
  sent: string | Uint8Array,
  options: ExchangeOptions = {},
): Promise<Exchange> {
  const { halfClosed = false, drip, deadlineMs = DEADLINE_MS } = options;
  const begun = Date.now();
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: false });
    const deadline = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The connection is open after ${deadlineMs} ms. Received: ${textOf(received)}`));
    }, deadlineMs);
    const dripping = drip && setInterval(() => socket.writable && socket.write(drip.byte), drip.everyMs);
    socket.on('data', (chunk) => received.push(chunk));
    // A reset is an end as well: a sender that continues after a refusal gets one.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(deadline);
      clearInterval(dripping);
      resolve({ answers: answersIn(Buffer.concat(received)), durationMs: Date.now() - begun });
    });
    const bytes = typeof sent === 'string' ? Buffer.from(sent, 'latin1') : sent;
    if (halfClosed) socket.end(bytes);
    else socket.write(bytes);
  });
}

/**
 * Summarizes an answer in a word or two: `200`, or `404 not_found`.
 *
 * Raises for an error that is no problem document, has another status in its body, or has no request id. The body of an
 * answer to HEAD is empty, so only its status is compared.
 */
export function wordOf({ status, headers, body }: RawAnswer): string {
  if (status < 400) return String(status);
  const context = `${status} ${body}`;
  if (headers.get('content-type') !== 'application/problem+json')
    throw new Error(`${context}: no problem document.`);
  if (headers.get('x-request-id') === undefined) throw new Error(`${context}: without a request id.`);
  if (body === '') return String(status);
  const problem = JSON.parse(body) as { status: number; code: string };
  assertSchema('#/components/schemas/Problem', problem, context);
  if (problem.status !== status) throw new Error(`${context}: two statuses.`);
  return `${status} ${problem.code}`;
}

function answersIn(bytes: Buffer): RawAnswer[] {
  if (bytes.length === 0) return [];
  const end = bytes.indexOf('\r\n\r\n');
  const [line = '', ...fields] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) [^\r\n]+$/.exec(line)?.[1]);
  if (end < 0 || Number.isNaN(status)) throw new Error(`This is no HTTP: ${textOf([bytes])}`);
  const headers = new Map(
    fields.map((field): [string, string] => {
      const [name = '', ...value] = field.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  const { body, rest } = bodyIn(bytes.subarray(end + 4), { status, headers });
  return [{ status, headers, body }, ...answersIn(rest)];
}

/** Reads the body by its declared length. Without one it extends to the end of the connection. */
function bodyIn(bytes: Buffer, { status, headers }: Omit<RawAnswer, 'body'>): { body: string; rest: Buffer } {
  const declared = headers.get('content-length');
  const isEmpty = status < 200 || status === 204 || status === 304;
  const length = isEmpty ? 0 : Math.min(Number(declared ?? bytes.length), bytes.length);
  return { body: bytes.subarray(0, length).toString(), rest: bytes.subarray(length) };
}

function textOf(chunks: readonly Buffer[]): string {
  return JSON.stringify(Buffer.concat(chunks).toString('latin1').slice(0, 300));
}
