import { randomFillSync } from 'node:crypto';
import { uuidV7 } from '../../kernel/ids/uuid-v7.js';

const POOL_BYTES = 4_096;
const ID_BYTES = 10;
const COUNTER_MAX = 0xfff;
const pool = new Uint8Array(POOL_BYTES);
let used = POOL_BYTES;
let lastMs = 0;
let counter = 0;

/**
 * A new identifier, sorted by the given instant and, within one process, by the order of the calls.
 *
 * The first 12 random bits count within a millisecond, from a random start in their lower half (RFC 9562, 6.2,
 * method 1); the other 62 stay random. Random bytes are drawn 4 KB at a time: a system call for each identifier
 * would cost more than all the rest.
 */
export function newId(now: Date): string {
  if (used + ID_BYTES > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = pool.subarray(used, used + ID_BYTES);
  used += ID_BYTES;
  const ms = now.getTime();
  counter =
    ms === lastMs ? Math.min(counter + 1, COUNTER_MAX) : (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) & 0x7ff;
  lastMs = ms;
  bytes[0] = counter >> 8;
  bytes[1] = counter & 0xff;
  return uuidV7(ms, bytes);
}
