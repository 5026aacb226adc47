import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 4_096;
const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/**
 * A few random bytes, each given out once: the caller may keep or change them until the next turn of the event loop.
 *
 * Drawn 4 KB at a time: a system call for each identifier would cost more than all the rest.
 */
export function randomBytesOf(length: number): Buffer {
  if (used + length > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  used += length;
  return pool.subarray(used - length, used);
}
