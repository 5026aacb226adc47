import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { canonicalJson } from '../../../kernel/canonical-json.js';
import { Problem } from '../../../kernel/problems/problem.js';

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
 * Hashes what a key stands for: the method, the path without its prefix, and the body, whatever the order of its names.
 */
export function fingerprintOf({ method, url, body }: Pick<Request, 'method' | 'url' | 'body'>): Buffer {
  return createHash('sha256')
    .update(`${method} ${url}\n${canonicalJson(body)}`)
    .digest();
}
