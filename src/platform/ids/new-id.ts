import { randomFillSync } from 'node:crypto';
import { uuidV7 } from '../../kernel/ids/uuid-v7.js';

const POOL_BYTES = 4_096;
const ID_BYTES = 10;
const pool = new Uint8Array(POOL_BYTES);
let used = POOL_BYTES;

/**
 * A new identifier, sorted by the given instant.
 *
 * Random bytes are drawn 4 KB at a time: a system call for each identifier would cost more than all the rest.
 */
export function newId(now: Date): string {
  if (used + ID_BYTES > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = pool.subarray(used, used + ID_BYTES);
  used += ID_BYTES;
  return uuidV7(now.getTime(), bytes);
}
