const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const HEX = '0123456789abcdef';
const LETTERS = 26;
const NO_DIGIT = 255;
/** The value of each letter by its character code. A table, because every identifier of every response needs it. */
const LETTER_VALUES = valuesOf(ALPHABET);
const HEX_VALUES = valuesOf(HEX);
/** The two letters for each number of ten bits. */
const PAIRS = Array.from(
  { length: 1024 },
  (_, bits) => ALPHABET.charAt(bits >> 5) + ALPHABET.charAt(bits & 31),
);

/**
 * Encodes 32 hexadecimal digits as the 26 letters of TypeID's base32 (Crockford's alphabet in lower case).
 *
 * Takes lower-case digits and skips the hyphens of a UUID. Source: TypeID specification 0.3.
 */
export function encodeBase32(digits: string): string {
  let text = '';
  let rest = 0;
  // 26 letters hold two bits more than 32 digits. The first two are zero.
  let bits = 2;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = valueAt(HEX_VALUES, digits, place);
    if (digit === NO_DIGIT) continue;
    rest = (rest << 4) | digit;
    bits += 4;
    if (bits < 10) continue;
    bits -= 10;
    text += PAIRS[rest >> bits] ?? '';
    rest &= (1 << bits) - 1;
  }
  return text;
}

/** Decodes 26 letters to 32 hexadecimal digits. Returns undefined if the text has another form. */
export function decodeBase32(text: string): string | undefined {
  if (text.length !== LETTERS || text.charAt(0) > '7') return undefined;
  let digits = '';
  let rest = 0;
  let bits = -2;
  for (let place = 0; place < LETTERS; place += 1) {
    const letter = valueAt(LETTER_VALUES, text, place);
    if (letter === NO_DIGIT) return undefined;
    rest = (rest << 5) | letter;
    for (bits += 5; bits >= 4; rest &= (1 << bits) - 1) {
      bits -= 4;
      digits += HEX.charAt(rest >> bits);
    }
  }
  return digits;
}

function valueAt(values: Uint8Array, text: string, place: number): number {
  return values[text.charCodeAt(place)] ?? NO_DIGIT;
}

function valuesOf(alphabet: string): Uint8Array {
  const values = new Uint8Array(128).fill(NO_DIGIT);
  for (let value = 0; value < alphabet.length; value += 1) values[alphabet.charCodeAt(value)] = value;
  return values;
}
