import { connect } from 'node:net';
import { assertSchema } from '../../support/contract.js';

/** What came back over one connection. */
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
  /** Says with a FIN that nothing more will come, once all is sent. */
  readonly halfClosed?: boolean;
  /** Sends one more byte every so often, and never comes to an end. */
  readonly drip?: { readonly byte: string; readonly everyMs: number };
  /** How long the service may take to close the connection. */
  readonly deadlineMs?: number;
}

const DEADLINE_MS = 30_000;

/**
 * Sends bytes over a connection of their own and gives all answers, once the service has closed it.
 *
 * A string is sent byte by byte (Latin-1). Raises when the service leaves the connection open beyond the deadline,
 * or when what it sends is no HTTP.
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
    // A reset is an end as well: whoever goes on sending after a refusal gets one.
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
 * An answer in a word or two: `200`, or `404 not_found`.
 *
 * Raises for a refusal that is no problem document, or is one of another status, or has no request id. The body of
 * an answer to HEAD is empty; then the status is all there is.
 */
export function wordOf({ status, headers, body }: RawAnswer): string {
  if (status < 400) return String(status);
  const told = `${status} ${body}`;
  if (headers.get('content-type') !== 'application/problem+json')
    throw new Error(`${told}: no problem document.`);
  if (headers.get('x-request-id') === undefined) throw new Error(`${told}: without a request id.`);
  if (body === '') return String(status);
  const problem = JSON.parse(body) as { status: number; code: string };
  assertSchema('#/components/schemas/Problem', problem, told);
  if (problem.status !== status) throw new Error(`${told}: two statuses.`);
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

/** By its declared length; without one it reaches to the end of the connection, but for answers that have none. */
function bodyIn(bytes: Buffer, { status, headers }: Omit<RawAnswer, 'body'>): { body: string; rest: Buffer } {
  const declared = headers.get('content-length');
  const isEmpty = status < 200 || status === 204 || status === 304;
  const length = isEmpty ? 0 : Math.min(Number(declared ?? bytes.length), bytes.length);
  return { body: bytes.subarray(0, length).toString(), rest: bytes.subarray(length) };
}

function textOf(chunks: readonly Buffer[]): string {
  return JSON.stringify(Buffer.concat(chunks).toString('latin1').slice(0, 300));
}
