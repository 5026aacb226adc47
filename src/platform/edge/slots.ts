/**
 * Things that come and go with requests, each in a slot of its own that is used again.
 *
 * A Set grows anew after a few additions and deletions, and each table that it leaves behind refers to the next one and
 * to its entries. If one of them has become old, all later ones are kept until the next major garbage collection,
 * together with the requests inside them: reads cost a third more CPU time.
 */
export class Slots<T> {
  private readonly items: (T | undefined)[] = [];
  private readonly free: number[] = [];

  /** How many things there are. */
  get size(): number {
    return this.items.length - this.free.length;
  }

  /** Returns the slot, which `remove` takes. */
  add(item: T): number {
    const slot = this.free.pop() ?? this.items.length;
    this.items[slot] = item;
    return slot;
  }

  /** Must be called once for each `add`. */
  remove(slot: number): void {
    this.items[slot] = undefined;
    this.free.push(slot);
  }

  *[Symbol.iterator](): Generator<T> {
    for (const item of this.items) if (item !== undefined) yield item;
  }
}
