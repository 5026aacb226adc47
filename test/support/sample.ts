/** With WHOLE=1, tests that take long try everything: `WHOLE=1 npm test -- test/contract/bad-input.spec.ts`. */
const isWhole = process.env['WHOLE'] === '1';

/** How often something is tried: a part of `all` times, with WHOLE=1 all. */
export function times(all: number, part: number): number {
  return isWhole ? all : part;
}

/**
 * Returns every `part`-th entry, beginning with the one that `turn` names, so that different turns try different ones.
 * With WHOLE=1 returns all.
 */
export function someOf<T>(entries: readonly T[], part: number, turn = 0): T[] {
  return entries.filter((_, at) => isWhole || at % part === turn % part);
}
