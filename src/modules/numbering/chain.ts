import { createHash } from 'node:crypto';

/**
 * The hash that chains a document to the one before it: SHA-256 over the previous hash and the canonical JSON.
 *
 * The first document of a series has no previous hash. tools/verify-export.mjs computes the same without the service.
 */
export function chainHash(previous: Buffer | null, document: string): Buffer {
  const hash = createHash('sha256');
  if (previous !== null) hash.update(previous);
  return hash.update(document, 'utf8').digest();
}
