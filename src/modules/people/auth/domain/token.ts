import { crc32 } from 'node:zlib';
import { decodeBase32 } from '../../../../kernel/ids/base32.js';
import { fromTypeId, toTypeId, type Uuid } from '../../../../kernel/ids/type-id.js';
import type { Mode } from '../../../../kernel/mode.js';
import { encodeBase62 } from './base62.js';

/** 256 random bits as base62. */
const SECRET_LETTERS = 43;
const CHECKSUM_LETTERS = 6;
const API_KEY = /^ch_(live|test)_([0-7][0-9a-z]{25})_([0-9A-Za-z]{49})$/;
const SESSION_TOKEN = /^ch_ses_([0-9A-Za-z]{49})$/;

/** What a well-formed token says of itself, before anybody has looked it up. */
export type ParsedToken =
  | { readonly kind: 'api_key'; readonly mode: Mode; readonly id: Uuid<'key'>; readonly secret: string }
  | { readonly kind: 'session'; readonly secret: string };

/**
 * The token of an API key: `ch_live_<id>_<secret><checksum>`, or `ch_test_…` for test books.
 *
 * Takes 32 random bytes. The id lets a leaked key be found and revoked without its secret; the checksum lets
 * secret scanners and the guard tell a key from noise without a look-up.
 */
export function apiKeyToken(id: Uuid<'key'>, mode: Mode, random: Uint8Array): string {
  return `ch_${mode}_${toTypeId('key', id).slice('key_'.length)}_${secretWithChecksum(random)}`;
}

/** The token of a session: `ch_ses_<secret><checksum>`. Takes 32 random bytes. */
export function sessionToken(random: Uint8Array): string {
  return `ch_ses_${secretWithChecksum(random)}`;
}

/** The parts of a token, or undefined when its shape or checksum are wrong. */
export function parseToken(token: string): ParsedToken | undefined {
  const session = SESSION_TOKEN.exec(token)?.[1];
  if (session !== undefined) return isIntact(session) ? { kind: 'session', secret: session } : undefined;
  const [, mode, idLetters = '', secret = ''] = API_KEY.exec(token) ?? [];
  if (!isIntact(secret) || decodeBase32(idLetters) === undefined) return undefined;
  const id = fromTypeId('key', `key_${idLetters}`);
  return id === undefined ? undefined : { kind: 'api_key', mode: mode as Mode, id, secret };
}

/** 32 random bytes as letters and digits, and a checksum behind them. */
export function secretWithChecksum(random: Uint8Array): string {
  const secret = encodeBase62(random, SECRET_LETTERS);
  return secret + checksumOf(secret);
}

/** Whether the checksum of a secret is right. */
export function isIntact(secretWithSum: string): boolean {
  const secret = secretWithSum.slice(0, SECRET_LETTERS);
  return secret.length === SECRET_LETTERS && checksumOf(secret) === secretWithSum.slice(SECRET_LETTERS);
}

function checksumOf(secret: string): string {
  const sum = new Uint8Array(4);
  new DataView(sum.buffer).setUint32(0, crc32(secret));
  return encodeBase62(sum, CHECKSUM_LETTERS);
}
