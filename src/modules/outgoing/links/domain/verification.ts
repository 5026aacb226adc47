/** What is said of a file whose digest somebody gave. */
export type Verdict = 'not_asked' | 'not_a_digest' | 'issued' | 'not_issued';

const DIGEST = /^[0-9a-f]{64}$/;
/** Programs print digests in groups, or in capital letters. */
const BETWEEN = /[\s:-]+/g;

/**
 * Whether a file is one that was issued. Takes the SHA-256 that was given, null where none was, and those of the
 * originals.
 *
 * It is no secret: whoever may ask is shown the same digests.
 */
export function verdictOf(given: string | null, originals: readonly { readonly sha256: Buffer }[]): Verdict {
  if (given === null) return 'not_asked';
  const digest = given.replace(BETWEEN, '').toLowerCase();
  if (!DIGEST.test(digest)) return 'not_a_digest';
  return originals.some(({ sha256 }) => sha256.toString('hex') === digest) ? 'issued' : 'not_issued';
}
