import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 4_096;
const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/**
 * Returns a few random bytes, each only once. The caller may use or change them until the next turn of the event loop.
 *
 * Draws 4 KB at a time, because a system call for each identifier would cost more than everything else.
 */
export function randomBytesOf(length: number): Buffer {
  if (used + length > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  used += length;
  return pool.subarray(used - length, used);
}
