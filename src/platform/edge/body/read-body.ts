import type { IncomingMessage } from 'node:http';
import { Problem } from '../../../kernel/problems/problem.js';

/** 1 MB. Five hundred items with long descriptions stay well below it. */
export const bodyBytesMax = 1_048_576;

/**
 * Reads the body of a request, at most `max` bytes.
 *
 * Refuses a declared length above the limit before reading a byte, and an undeclared one as soon as it exceeds the
 * limit. Raises Problem `body_too_large` or, if the sender stops midway, `malformed_request`.
 */
export async function readBody(request: IncomingMessage, max = bodyBytesMax): Promise<Buffer> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > max) throw tooLarge(max);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= max) chunks.push(chunk);
      else reject(tooLarge(max));
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', (cause) =>
      reject(new Problem('malformed_request', 'The body broke off.', { cause })),
    );
    request.on('close', () => {
      if (!request.complete) reject(new Problem('malformed_request', 'The body broke off.'));
    });
  });
}

/**
 * The connection stays open: Node reads and discards the rest, as long as a request may take. If closed at once, it
 * would be reset while the caller still sends, and the answer would be lost.
 */
function tooLarge(max: number): Problem {
  return new Problem('body_too_large', `The body has more than ${max} bytes.`);
}
