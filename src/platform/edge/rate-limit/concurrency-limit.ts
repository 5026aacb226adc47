/** How many of something are under way for each caller. */
export class ConcurrencyLimit {
  private readonly underWay = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Whether one more may begin; `end` has to be called for each that did. */
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
