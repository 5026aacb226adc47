const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, BigInt(value)]));
const LETTERS = 26;

/**
 * The 26 letters of TypeID's base32 (Crockford's alphabet in lower case) for a 128-bit number.
 *
 * Source: TypeID specification 0.3. Raises nothing for numbers from 0 to 2^128 - 1.
 */
export function encodeBase32(value: bigint): string {
  let rest = value;
  let text = '';
  for (let place = 0; place < LETTERS; place += 1) {
    text = ALPHABET.charAt(Number(rest & 31n)) + text;
    rest >>= 5n;
  }
  return text;
}

/** The 128-bit number behind 26 letters, or undefined when the text is not exactly such a number. */
export function decodeBase32(text: string): bigint | undefined {
  if (text.length !== LETTERS || text.charAt(0) > '7') return undefined;
  let value = 0n;
  for (const letter of text) {
    const digit = VALUES.get(letter);
    if (digit === undefined) return undefined;
    value = (value << 5n) | digit;
  }
  return value;
}
