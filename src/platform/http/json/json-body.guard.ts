import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Problem, validationFailed } from '../../../kernel/problems/problem.js';
import { operationOf } from '../../openapi/operation.js';
import { readBody } from './read-body.js';
import { JsonSyntaxError, parseStrictJson, type JsonValue } from './strict-json.js';

/** Deep enough for every body of the API, shallow enough for every recursive reader behind this one. */
const DEPTH_MAX = 32;
const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Lets a request through only with a body that is well-formed JSON, or with none where none belongs.
 *
 * It is a guard, not a middleware, because guards run in order: nothing is read from a caller who has
 * not passed the bearer guard before.
 */
@Injectable()
export class JsonBodyGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const hasBody =
      request.headers['transfer-encoding'] !== undefined ||
      Number(request.headers['content-length'] ?? 0) > 0;
    const expected = operationOf(context.getHandler()).body !== undefined;
    if (expected) request.body = await readJson(request, hasBody);
    else if (hasBody) throw new Problem('malformed_request', 'This operation takes no body.', closing);
    return true;
  }
}

const closing = { headers: { Connection: 'close' } };

async function readJson(request: Request, hasBody: boolean): Promise<JsonValue> {
  if (
    !JSON_TYPE.test(request.headers['content-type'] ?? '') ||
    request.headers['content-encoding'] !== undefined
  ) {
    const detail = 'The Content-Type must be application/json, in UTF-8 and without a content encoding.';
    throw new Problem('unsupported_media_type', detail, hasBody ? closing : {});
  }
  const { value, faults } = parse(decode(await readBody(request)));
  if (faults.length > 0) throw validationFailed(faults);
  return value;
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
    return parseStrictJson(text, DEPTH_MAX);
  } catch (cause) {
    if (cause instanceof JsonSyntaxError) throw new Problem('malformed_json', cause.message, { cause });
    throw cause;
  }
}
