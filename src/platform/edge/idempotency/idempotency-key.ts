import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { canonicalJson } from '../../../kernel/canonical-json.js';
import { Problem } from '../../../kernel/problems/problem.js';
import type { Principal } from '../../contract/principal.js';

const KEY = /^(?:"(?<quoted>[\x20-\x21\x23-\x5b\x5d-\x7e]{1,255})"|(?<bare>[\x21\x23-\x7e]{1,255}))$/;

/** Parses the `Idempotency-Key` header, without its quotes; undefined without a header. Raises for a malformed one. */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const { quoted, bare } = KEY.exec(String(header))?.groups ?? {};
  const key = quoted ?? bare;
  if (key !== undefined) return key;
  const detail = 'Idempotency-Key must have 1 to 255 plain characters, bare or in double quotes.';
  const errors = [{ pointer: 'Idempotency-Key', code: 'wrong_format', detail }];
  throw new Problem('invalid_parameter', detail, { errors });
}

/**
 * What a key stands for: who asked, the method, the path without its prefix, the version that is to be changed, and the
 * body, in whatever order its names are.
 *
 * A user is the same in every session. For anybody else of the organization it is another request, because an answer
 * may show what is shown once, such as the secret of a new API key.
 */
export function fingerprintOf(
  { kind, id }: Pick<Principal, 'kind' | 'id'>,
  { method, url, headers, body }: Pick<Request, 'method' | 'url' | 'headers' | 'body'>,
): Buffer {
  return createHash('sha256')
    .update(`${kind} ${id ?? ''}\n${method} ${url}\n${headers['if-match'] ?? ''}\n${canonicalJson(body)}`)
    .digest();
}
