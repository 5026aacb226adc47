/** Limits how many operations of a caller run at once. */
export class ConcurrencyLimit {
  private readonly underWay = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Whether the caller may begin one more. Each one that begins must call `end`. */
  begin(caller: string): boolean {
    const count = this.underWay.get(caller) ?? 0;
    if (count >= this.most) return false;
    this.underWay.set(caller, count + 1);
    return true;
  }

  end(caller: string): void {
    const count = this.underWay.get(caller) ?? 0;
    if (count > 1) this.underWay.set(caller, count - 1);
    else this.underWay.delete(caller);
  }
}
