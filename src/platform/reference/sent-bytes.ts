import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { NextFunction, Request, Response } from 'express';

const ENCODINGS = ['br', 'gzip'] as const;
const compress = {
  // Level 5 of 11: nearly as small as the highest, in a tenth of the time.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

type Send = (request: Request, response: Response, next: NextFunction) => void;

/**
 * Returns a handler that sends the same bytes to everybody: compressed if the caller accepts that, and 304 if the
 * caller has them. They are compressed once per encoding, on the first request.
 */
export function sentBytes(plain: Buffer, contentType: string): Send {
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
  const compressed = new Map<string, Promise<Buffer>>();
  return (request, response, next) => {
    const encoding = request.acceptsEncodings(...ENCODINGS, 'identity');
    const accepted = encoding === 'br' || encoding === 'gzip' ? encoding : undefined;
    // A weak tag, because all encodings have the same content.
    response.set({
      ETag: `W/"${digest}"`,
      'Cache-Control': 'no-cache',
      'Content-Type': contentType,
    });
    response.vary('Accept-Encoding');
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    if (accepted === undefined) {
      response.end(plain);
      return;
    }
    const bytes = compressed.get(accepted) ?? compress[accepted](plain);
    compressed.set(accepted, bytes);
    bytes.then((body) => response.set('Content-Encoding', accepted).end(body), next);
  };
}
