import { lookedUpTo, pickFrom, READ_AT_ONCE, type Stretch } from './stretch.js';

interface Numbered {
  readonly sequence: bigint;
}

/** Picks from a feed of so many numbers those that are wanted. */
function picked(length: number, stretch: Stretch, isWanted: (sequence: bigint) => boolean = () => true) {
  const read = (after: bigint): Promise<Numbered[]> => {
    const left = Math.max(0, Math.min(READ_AT_ONCE, length - Number(after)));
    return Promise.resolve(
      Array.from({ length: left }, (_none, at) => ({ sequence: after + BigInt(at + 1) })),
    );
  };
  return pickFrom(stretch, read, (numbers) => numbers.filter(({ sequence }) => isWanted(sequence)));
}

describe('a replay', () => {
  it('orders at most 10,000, and goes on right behind the last of them', async () => {
    const { wanted, next } = await picked(30_000, { from: 501n }, (sequence) => sequence % 2n === 0n);
    expect([wanted.length, wanted.at(-1)?.sequence, next]).toEqual([10_000, 20_500n, 20_501n]);
  });

  it('says where to go on if nothing is wanted among 50,000 numbers', async () => {
    const first = await picked(60_000, { from: 1n }, (sequence) => sequence === 55_000n);
    expect([first.wanted, first.next]).toEqual([[], 51_001n]);
    const second = await picked(60_000, { from: first.next ?? 0n }, (sequence) => sequence === 55_000n);
    expect([second.wanted, second.next]).toEqual([[{ sequence: 55_000n }], null]);
  });

  it('ends with the feed, and with the last number that is asked for', async () => {
    expect(await picked(3, { from: 2n })).toEqual({
      wanted: [{ sequence: 2n }, { sequence: 3n }],
      next: null,
    });
    expect(await picked(9, { from: 2n, to: 2n })).toEqual({ wanted: [{ sequence: 2n }], next: null });
    expect((await picked(2_000, { from: 1n, to: 1_000n })).next).toBeNull();
  });

  it('looks no further than it can read', () => {
    expect(lookedUpTo({ from: 1n })).toBe(51_001n);
    expect(lookedUpTo({ from: 1n, to: 7n })).toBe(7n);
  });
});
