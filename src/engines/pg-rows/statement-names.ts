import { createHash } from 'node:crypto';
import type { NamedStatement } from './prepared-query.js';

const NAMES_MAX = 500;
const names = new Map<string, string>();

/** A statement whose rows are texts and bytes, which come as they are stored and not as hexadecimal digits. */
export interface BytesStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly binary: true;
}

/**
 * Returns the statement of a `query` call and the name to prepare it under.
 *
 * Returns undefined for any other form of call, for a statement without values, and after a maximum number of texts,
 * because each name costs memory in every process of the server.
 */
export function namedStatement([first, given]: readonly unknown[]): NamedStatement | undefined {
  const isBinary = isBytesStatement(first);
  const [text, values] = isBinary ? [first.text, first.values] : [first, given];
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return undefined;
  // One name has one form of rows.
  const name = nameOf(isBinary ? `${text} ` : text);
  return name === undefined ? undefined : { name, text, values: values as unknown[], isBinary };
}

function isBytesStatement(given: unknown): given is BytesStatement {
  return typeof given === 'object' && given !== null && (given as Partial<BytesStatement>).binary === true;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= NAMES_MAX) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
