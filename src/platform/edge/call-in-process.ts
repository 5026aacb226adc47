import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express, Request } from 'express';
import type { Principal } from '../contract/principal.js';
import { contextOf } from './request-context.js';

/** A request of the service to itself, for a caller that was authenticated already. */
export interface CallInProcess {
  readonly who: Principal;
  readonly method: string;
  /** Without the prefix of the API, with its query: `/invoices?limit=1`. */
  readonly url: string;
  /** In lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; absent for none. */
  readonly body?: object;
  /** For whom it is made, as the log names it. */
  readonly via: Via;
}

/**
 * What makes requests in the process. A dry run takes nothing of the caller's rates, and is rolled back; what was
 * approved takes nothing of them either.
 */
export type Via = 'dry_run' | 'mcp' | 'approval';

export interface AnswerInProcess {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const CALLS = new WeakMap<object, CallInProcess>();
const ADDRESS_OF_NOBODY = '0.0.0.0';

/** The call that a request was made from; undefined for one that came over the network. */
export function callInProcessOf(request: object): CallInProcess | undefined {
  return CALLS.get(request);
}

/** Lets modules make requests to the service itself. */
@Injectable()
export class InProcessCalls {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Returns the answer of the service. `outer` is the request that asks for it. */
  call(outer: Request, call: CallInProcess): Promise<AnswerInProcess> {
    return callInProcess(this.host.httpAdapter.getInstance<Express>(), outer, call);
  }
}

/**
 * Sends a request through the whole pipeline of the service, without a connection: guards, validation, answers and
 * problems are those of any other request.
 *
 * The address, the program and the trace are those of the request that asks for it, and the id, so that both have the
 * same in the log.
 */
async function callInProcess(
  application: Express,
  outer: Request,
  call: CallInProcess,
): Promise<AnswerInProcess> {
  const request = requestOf(outer, call);
  const response = new ServerResponse(request);
  const chunks: Buffer[] = [];
  const sink = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  response.assignSocket(sink as Socket);
  collect(response, chunks);
  CALLS.set(request, call);
  await new Promise<void>((resolve, reject) => {
    response.once('error', reject);
    // A server would say so: what waits for the end of an answer waits for this.
    response.once('finish', () => response.emit('close'));
    response.once('close', () => resolve());
    application(request as Request, response as unknown as Parameters<Express>[1]);
  });
  sink.destroy();
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return {
    status: response.statusCode,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: Buffer.concat(chunks),
  };
}

function requestOf(outer: Request, { method, url, headers = {}, body }: CallInProcess): IncomingMessage {
  const address = outer.ip ?? ADDRESS_OF_NOBODY;
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  const text = body === undefined ? '' : JSON.stringify(body);
  const { requestId, traceparent } = contextOf(outer);
  const content = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  };
  const given = {
    host: outer.headers.host ?? 'localhost',
    'user-agent': outer.headers['user-agent'] ?? '',
    'x-request-id': requestId,
    ...(traceparent !== undefined && { traceparent }),
    ...(body !== undefined && content),
    ...headers,
  };
  Object.assign(request, {
    method,
    url: `/api/v1${url}`,
    httpVersion: '1.1',
    headers: given,
    complete: true,
  });
  request.rawHeaders.push(...Object.entries(given).flat());
  if (text !== '') request.push(text);
  request.push(null);
  return request;
}

/** Keeps what is written. Express replaces the prototype of a response, but not what it has itself. */
function collect(response: ServerResponse, chunks: Buffer[]): void {
  const keep = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  const writing = (...args: unknown[]): boolean => {
    keep(args[0], args[1]);
    return write(...args);
  };
  const ending = (...args: unknown[]): ServerResponse => {
    keep(args[0], args[1]);
    return end(...args);
  };
  Object.assign(response, { write: writing, end: ending });
}
