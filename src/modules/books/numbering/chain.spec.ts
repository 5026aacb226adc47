import { createHash } from 'node:crypto';
import { isChained, linkTo, type ChainedDocument } from './chain.js';

const sha256 = (...parts: (string | Buffer)[]): Buffer => {
  return parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
};
const PREVIOUS = sha256('the document before');
const TEXT = '{"number":"INV-2026-00002"}';

function second(fields: Partial<ChainedDocument> = {}): ChainedDocument {
  return { previous_hash: PREVIOUS, document: TEXT, ...linkTo(PREVIOUS, TEXT), ...fields };
}

function first(fields: Partial<ChainedDocument> = {}): ChainedDocument {
  const hash = sha256(PREVIOUS, TEXT);
  return { previous_hash: PREVIOUS, document: TEXT, hash_version: 1, document_hash: null, hash, ...fields };
}

describe('the hash of a document in the chain', () => {
  it('covers the previous hash and the hash of the text', () => {
    expect(linkTo(PREVIOUS, TEXT)).toEqual({
      hash_version: 2,
      document_hash: sha256(TEXT),
      hash: sha256(PREVIOUS, sha256(TEXT)),
    });
    expect(linkTo(null, TEXT).hash).toEqual(sha256(sha256(TEXT)));
  });

  it.each([
    ['second', second()],
    ['second without its text', second({ document: null })],
    ['first', first()],
  ])('is right in the %s form', (_form, document) => {
    expect(isChained(PREVIOUS, document)).toBe(true);
  });

  it.each([
    ['behind another document', second({ previous_hash: sha256('another') })],
    ['with another text', second({ document: '{}' })],
    ['with another hash of its text', second({ document: null, document_hash: sha256('{}') })],
    ['without the hash of its text', second({ document_hash: null })],
    ['with another text in the first form', first({ document: '{}' })],
    ['without its text in the first form', first({ document: null })],
  ])('is wrong %s', (_what, document) => {
    expect(isChained(PREVIOUS, document)).toBe(false);
  });

  it('is wrong when the chain does not lead to it', () => {
    expect(isChained(null, second())).toBe(false);
  });
});
