import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '../../kernel/problems/problem.js';
import type { ProblemCode } from '../../kernel/problems/registry.js';
import { problemDocument, problemMediaType } from './problem-document.js';

const codes: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers what is no valid HTTP at all, which no router ever sees, in the same form as every other refusal. */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const problem = new Problem(
      codes[error.code ?? ''] ?? 'malformed_request',
      'The request cannot be read as HTTP.',
    );
    const { status, title } = problem.kind;
    const body = JSON.stringify(problemDocument(problem, { path: '/', requestId: 'none' }));
    const lines = [
      `HTTP/1.1 ${status} ${title}`,
      `Content-Type: ${problemMediaType}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}
