import { createHash } from 'node:crypto';
import type { HashVersion } from './domain/hash-version.js';

/** How a document is tied to the one before it. */
export interface ChainLink {
  readonly hash_version: HashVersion;
  /** SHA-256 of the text; null in version 1, which has none. */
  readonly document_hash: Buffer | null;
  readonly hash: Buffer;
}

/** A document in the chain. `document` is null for one that was erased. */
export interface ChainedDocument extends ChainLink {
  readonly previous_hash: Buffer | null;
  readonly document: string | null;
}

/** Ties a new document to the one before it. The first document of a series has no previous hash. */
export function linkTo(previous: Buffer | null, document: string): ChainLink {
  const document_hash = sha256(document);
  return { hash_version: 2, document_hash, hash: chainHash(previous, document_hash) };
}

/**
 * Whether a document has the hash that its predecessor and its content lead to.
 *
 * tools/verify-export.mjs computes the same without the service.
 */
export function isChained(previous: Buffer | null, document: ChainedDocument): boolean {
  const content = contentOf(document);
  if (content === undefined || !isSameHash(previous, document.previous_hash)) return false;
  return chainHash(previous, content).equals(document.hash);
}

export function isSameHash(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other);
}

/** What the hash covers besides the previous one; undefined if the text and its own hash contradict each other. */
function contentOf({ hash_version, document, document_hash }: ChainedDocument): string | Buffer | undefined {
  if (hash_version === 1) return document ?? undefined;
  if (document_hash === null) return undefined;
  return document === null || sha256(document).equals(document_hash) ? document_hash : undefined;
}

function chainHash(previous: Buffer | null, content: string | Buffer): Buffer {
  const hash = createHash('sha256');
  if (previous !== null) hash.update(previous);
  return hash.update(content).digest();
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
