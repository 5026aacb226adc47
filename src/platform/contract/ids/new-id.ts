import { uuidV7 } from '../../../kernel/ids/uuid-v7.js';
import { randomBytesOf } from './random-bytes.js';

const ID_BYTES = 10;
const COUNTER_MAX = 0xfff;
let lastMs = 0;
let counter = 0;

/**
 * Returns a new identifier. Identifiers sort by the given instant and, within one process, by the order of the calls.
 *
 * The first 12 random bits count within a millisecond from a random start in their lower half (RFC 9562, 6.2, method
 * 1). The other 62 bits stay random.
 */
export function newId(now: Date): string {
  const bytes = randomBytesOf(ID_BYTES);
  const ms = now.getTime();
  counter =
    ms === lastMs ? Math.min(counter + 1, COUNTER_MAX) : (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) & 0x7ff;
  lastMs = ms;
  bytes[0] = counter >> 8;
  bytes[1] = counter & 0xff;
  return uuidV7(ms, bytes);
}
