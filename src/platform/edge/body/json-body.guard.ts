import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../../../kernel/problems/problem.js';
import { operationOf } from '../../contract/operation.js';
import { recordBodyFaults } from './body-faults.js';
import { readBody } from './read-body.js';
import { JsonSyntaxError, JsonTooLargeError, parseStrictJson, type JsonValue } from './strict-json.js';

/**
 * Enough for every body of the API: 500 items of 20 values, metadata of 50 names. The limit is needed because
 * validation takes some 30 microseconds per value, and 1 MB has room for half a million values.
 */
const LIMITS = { depthMax: 32, valuesMax: 20_000, entriesMax: 500, namesMax: 100 };
const JSON_TYPE = /^application\/json\s*(?:;\s*(?:charset\s*=\s*"?utf-8"?\s*;?\s*)?)?$/i;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Accepts a request only if its body is well-formed JSON, or empty where no body is allowed.
 *
 * No body and the body `{}` are the same: libraries send `{}` where there is nothing to say, and curl sends nothing.
 *
 * It is a guard, not a middleware, because guards run in order: the service never reads the body of a caller that has
 * not passed the bearer guard.
 */
@Injectable()
export class JsonBodyGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { body, bodyBytesMax } = operationOf(context.getHandler());
    if (body !== undefined) request.body = hasBody(request) ? await readJson(request, bodyBytesMax) : {};
    else if (hasBody(request)) await assertEmptyObject(request);
    return true;
  }
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** For an operation without a body. A POST may send `{}`. Raises Problem `malformed_request`. */
async function assertEmptyObject(request: Request): Promise<void> {
  const isPossible = request.method === 'POST' && isPlainJson(request.headers);
  const text = isPossible ? (await readBody(request)).toString('latin1') : '';
  if (!/^\s*\{\s*\}\s*$/.test(text)) throw new Problem('malformed_request', 'This operation takes no body.');
}

async function readJson(request: Request, bytesMax?: number): Promise<JsonValue> {
  if (!isPlainJson(request.headers)) {
    const detail = 'The Content-Type must be application/json, in UTF-8 and without a content encoding.';
    throw new Problem('unsupported_media_type', detail);
  }
  const { value, faults } = parse(decode(await readBody(request, bytesMax)));
  recordBodyFaults(value, faults);
  return value;
}

/** Node accepts `Transfer-Encoding: gzip, chunked` and leaves the decompression to others. Nobody here does it. */
function isPlainJson(headers: Request['headers']): boolean {
  const coding = headers['transfer-encoding'] ?? 'chunked';
  return (
    JSON_TYPE.test(headers['content-type'] ?? '') &&
    (headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity' &&
    coding.toLowerCase() === 'chunked'
  );
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new Problem('malformed_json', 'The body is not valid UTF-8.', { cause });
  }
}

function parse(text: string): ReturnType<typeof parseStrictJson> {
  try {
    return parseStrictJson(text, LIMITS);
  } catch (cause) {
    if (cause instanceof JsonTooLargeError)
      throw new Problem('body_too_large', `The body holds more than ${LIMITS.valuesMax} values.`, { cause });
    if (cause instanceof JsonSyntaxError) throw new Problem('malformed_json', cause.message, { cause });
    throw cause;
  }
}
