import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../../kernel/problems/problem.js';

const VERSIONS: readonly string[] = ['1.0', '1.1'];
/** If one of these is repeated, one program would use the first and another the last. */
const SINGLE: readonly string[] = ['host', 'authorization', 'content-type'];
const HOST = /^[A-Za-z0-9._~!$&'()*+,;=%:[\]-]*$/;
const EXPECTATION = /^100-continue$/i;
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Refuses requests that Node's parser accepts although HTTP forbids them, and reduces an absolute URL to its path.
 *
 * Source: RFC 9112, 2.3 (version), 3.2 (Host), 3.2.2 (absolute form); RFC 9110, 10.1.1 (Expect).
 */
export function requestHead(request: Request, _response: Response, next: NextFunction): void {
  const detail = faultOf(request);
  if (detail !== undefined) {
    next(new Problem('malformed_request', detail, { headers: { Connection: 'close' } }));
    return;
  }
  if (!request.url.startsWith('/') && ORIGIN.test(request.url)) {
    request.url = request.url.replace(ORIGIN, '').replace(/^(?!\/)/, '/');
    request.originalUrl = request.url;
  }
  next();
}

function faultOf({ httpVersion, headers, rawHeaders, url }: Request): string | undefined {
  if (!VERSIONS.includes(httpVersion)) return 'Only HTTP/1.1 and HTTP/1.0 are understood.';
  if (httpVersion === '1.1' && headers.host === undefined) return 'The header Host is missing.';
  if (!HOST.test(headers.host ?? '')) return 'The header Host is not valid.';
  if (!isDecodable(url)) return 'The query is not valid UTF-8 in percent-encoding.';
  if (headers.expect !== undefined && !EXPECTATION.test(headers.expect))
    return 'Only 100-continue can be expected.';
  const repeated = SINGLE.find((name) => isRepeated(name, rawHeaders));
  return repeated === undefined ? undefined : `The header ${repeated} may be given once.`;
}

/** Node's list of names and values, one after the other. Its `headersDistinct` would sort them all for each request. */
function isRepeated(name: string, rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const given = rawHeaders[at];
    if (given?.length === name.length && given.toLowerCase() === name) count += 1;
  }
  return count > 1;
}

/** The query parser would replace what it cannot decode, and a search would answer for another text. */
function isDecodable(url: string): boolean {
  const query = url.indexOf('?');
  if (query < 0 || !url.includes('%', query)) return true;
  try {
    decodeURIComponent(url.slice(query + 1));
    return true;
  } catch {
    return false;
  }
}
