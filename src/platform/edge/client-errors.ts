import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '../../kernel/problems/problem.js';
import type { ProblemCode } from '../../kernel/problems/registry.js';
import { problemDocument, problemMediaType } from './problems/problem-document.js';
import { newRequestId } from './request-context.js';

const codes: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Answers requests that are not valid HTTP, which never reach the router, with the same problem document as other
 * errors.
 *
 * A valid request on the same connection is answered first. Otherwise the caller would take the refusal of the invalid
 * bytes for the answer to its request.
 */
export function answerClientErrors(server: Server): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  const refused = new WeakSet<Socket>();
  server.on('request', (request, response) => latest.set(request.socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The parser fails again for every further packet.
    if (refused.has(socket)) return;
    refused.add(socket);
    const response = latest.get(socket);
    const isUnderWay = response?.req.complete === true && !response.writableFinished;
    if (isUnderWay) response.once('close', () => refuse(error, socket));
    else if (response?.req.complete === false && response.headersSent) socket.end();
    else refuse(error, socket);
  });
}

function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem = new Problem(
    codes[error.code ?? ''] ?? 'malformed_request',
    'The request cannot be read as HTTP.',
  );
  const { status, title } = problem.kind;
  const requestId = newRequestId();
  const body = JSON.stringify(problemDocument(problem, { path: '/', requestId }));
  const lines = [
    `HTTP/1.1 ${status} ${title}`,
    `Content-Type: ${problemMediaType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
