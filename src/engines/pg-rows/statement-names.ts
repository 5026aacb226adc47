import { createHash } from 'node:crypto';
import type { NamedStatement } from './prepared-query.js';

const NAMES_MAX = 500;
const names = new Map<string, string>();

/**
 * Returns the statement of a `query` call and the name to prepare it under.
 *
 * Returns undefined for any other form of call, for a statement without values, and after a maximum number of texts,
 * because each name costs memory in every process of the server.
 */
export function namedStatement([text, values]: readonly unknown[]): NamedStatement | undefined {
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return undefined;
  const name = nameOf(text);
  return name === undefined ? undefined : { name, text, values };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= NAMES_MAX) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
