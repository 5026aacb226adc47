import { pipeline, Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { Problem } from '../../kernel/problems/problem.js';
import { digestHeaders, fileTag } from '../contract/file-answer.js';
import { rangeOf, type ByteRange, type KeptFile } from '../contract/kept-file.js';
import { isKnown } from '../contract/version-tag.js';
import { archiveHeaders } from '../contract/zip-archive.js';

interface Sending {
  readonly response: Response;
  readonly filename: string;
}

/**
 * Sends a file that is kept in parts, or the part that the caller asks for, so that a download that broke goes on where
 * it ended. Raises `range_not_satisfiable`. Source: RFC 9110, 13 and 14.
 */
export function sendKeptFile(file: KeptFile, request: Request, { response, filename }: Sending): Response {
  const tag = fileTag(file);
  if (isKnown(request.headers['if-none-match'], tag)) {
    response.setHeader('ETag', tag);
    response.statusCode = 304;
    return response.end();
  }
  const range = wantedOf(file, request, tag);
  if (range === 'behind') {
    response.setHeader('Content-Range', `bytes */${file.size}`);
    throw new Problem(
      'range_not_satisfiable',
      `The file has ${file.size} bytes, and the range begins behind them.`,
    );
  }
  const headers = {
    ...archiveHeaders(filename),
    ...digestHeaders(file),
    'Accept-Ranges': 'bytes',
    'Content-Length': String(range === undefined ? file.size : range.last - range.first + 1),
    ...(range && { 'Content-Range': `bytes ${range.first}-${range.last}/${file.size}` }),
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (range !== undefined) response.statusCode = 206;
  if (request.method === 'HEAD') return response.end();
  const { first, last } = range ?? { first: 0, last: file.size - 1 };
  // What fails, or a caller that goes, destroys both: a file that is not whole has no proper end.
  pipeline(Readable.from(file.read(first, last)), response, () => undefined);
  return response;
}

/** A range of a file that is not the one that the caller has a part of is ignored. */
function wantedOf(file: KeptFile, request: Request, tag: string): ByteRange | 'behind' | undefined {
  const { range: header, 'if-range': condition } = request.headers;
  if (condition !== undefined && condition !== tag) return undefined;
  return rangeOf(header, file.size);
}
