const RANDOM_BYTES = 10;
const HEX_OF_BYTE = Array.from({ length: 256 }, (_none, byte) => byte.toString(16).padStart(2, '0'));

/**
 * Builds a version 7 UUID (RFC 9562), which sorts by time and is random in its other bits.
 *
 * Takes milliseconds since 1970 and ten random bytes, because the kernel has no clock and no randomness.
 * Raises RangeError for fewer bytes.
 */
export function uuidV7(unixMs: number, random: Uint8Array): string {
  if (random.length < RANDOM_BYTES) throw new RangeError('A version 7 UUID needs ten random bytes.');
  const time = unixMs.toString(16).padStart(12, '0');
  let hex = '';
  for (let place = 0; place < RANDOM_BYTES; place += 1) hex += HEX_OF_BYTE[random[place] ?? 0] ?? '';
  const variant = ((random[2] ?? 0) & 0x3f) | 0x80;
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hex.slice(1, 4)}`,
    variant.toString(16) + hex.slice(6, 8),
    hex.slice(8, 20),
  ].join('-');
}
