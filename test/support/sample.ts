/** With WHOLE=1, tests that take long try everything: `WHOLE=1 npm test -- test/contract/bad-input.spec.ts`. */
const isWhole = process.env['WHOLE'] === '1';

/**
 * Returns every `part`-th entry, beginning with the one that `turn` names, so that different turns try different ones.
 * With WHOLE=1 returns all.
 */
export function someOf<T>(entries: readonly T[], part: number, turn = 0): T[] {
  return entries.filter((_, at) => isWhole || at % part === turn % part);
}
