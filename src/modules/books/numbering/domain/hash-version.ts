/**
 * How the hash of a document follows from its text. Both forms stay valid for ever.
 *
 * 1: SHA-256 over the previous hash and the text. 2: SHA-256 over the previous hash and the SHA-256 of the text, so
 * that the chain can still be verified when a text was erased after its retention.
 */
export type HashVersion = 1 | 2;
