/** Somebody's place in a line. */
interface Place<T> {
  /** Whose turn it is in common: an address. */
  readonly share: string;
  readonly item: T;
}

/**
 * A line in which the shares take turns, so that one who asks a hundred times is not served a hundred times before the
 * next.
 */
export class FairLine<T> {
  private readonly shares = new Map<string, T[]>();
  private length = 0;

  constructor(private readonly longest: number) {}

  /** Gives who has to leave: nobody, the last of the share that has most in a full line, or the newcomer. */
  join({ share, item }: Place<T>): T | undefined {
    const own = this.shares.get(share) ?? [];
    let leaving: T | undefined;
    if (this.length >= this.longest) {
      const most = [...this.shares.values()].reduce(
        (one, other) => (other.length > one.length ? other : one),
        own,
      );
      if (most.length <= own.length + 1) return item;
      leaving = most.pop();
      this.length -= 1;
    }
    own.push(item);
    this.shares.set(share, own);
    this.length += 1;
    return leaving;
  }

  /** Who is next; the share goes to the end. */
  next(): T | undefined {
    const [first] = this.shares;
    if (first === undefined) return undefined;
    const [share, items] = first;
    const item = items.shift();
    this.shares.delete(share);
    if (items.length > 0) this.shares.set(share, items);
    this.length -= 1;
    return item;
  }
}
