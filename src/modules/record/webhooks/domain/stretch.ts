import { REPLAYED_MAX } from './delivery.js';

/** How many numbers of the feed are read at once. */
export const READ_AT_ONCE = 1_000;
/** How many numbers of the feed one replay looks at. */
const LOOKED_MAX = 50_000n;

interface Numbered {
  readonly sequence: bigint;
}

/** The numbers of the feed to look at, both included; without a last one, all from the first on. */
export interface Stretch {
  readonly from: bigint;
  readonly to?: bigint | undefined;
}

/** What a stretch of the feed has to send again, and from which number the next replay goes on; null at the end. */
export interface Picked<T> {
  readonly wanted: readonly T[];
  readonly next: bigint | null;
}

/** The last number that one replay can look at. */
export function lookedUpTo({ from, to }: Stretch): bigint {
  const most = from + LOOKED_MAX + BigInt(READ_AT_ONCE);
  return to === undefined || to > most ? most : to;
}

/**
 * Picks from a stretch of the feed, at most as many as a replay may order.
 *
 * Takes how the next numbers behind one are read, READ_AT_ONCE of them unless the feed ends, and which are wanted.
 */
export async function pickFrom<N extends Numbered, T extends Numbered>(
  { from, to }: Stretch,
  read: (after: bigint) => Promise<readonly N[]>,
  pick: (numbers: readonly N[]) => readonly T[],
): Promise<Picked<T>> {
  const wanted: T[] = [];
  let after = from - 1n;
  while (after - from < LOOKED_MAX) {
    const numbers = (await read(after)).filter(({ sequence }) => to === undefined || sequence <= to);
    const picked = pick(numbers).slice(0, REPLAYED_MAX - wanted.length);
    wanted.push(...picked);
    const last = picked.at(-1);
    if (wanted.length === REPLAYED_MAX && last !== undefined) return { wanted, next: last.sequence + 1n };
    if (numbers.length < READ_AT_ONCE) return { wanted, next: null };
    after = numbers.at(-1)?.sequence ?? after;
  }
  return { wanted, next: after + 1n };
}
