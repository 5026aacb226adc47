interface Standing {
  readonly customer: string;
  readonly currency: string;
  due: bigint;
  credit: bigint;
}

/** What customers owed and had at the end of past days. Only money that is recorded, or settles, later changes it. */
export class Past {
  private readonly days = new Map<string, Standing[]>();

  /** The days that are remembered, the latest first. */
  get known(): string[] {
    return [...this.days.keys()].sort().reverse();
  }

  at(day: string): readonly Standing[] {
    return this.days.get(day) ?? [];
  }

  /** Remembers the end of a day. */
  ends(day: string, standings: Standing[]): void {
    this.days.set(day, standings);
  }

  /** What one customer owed and had is another's. */
  merge(source: string, target: string): void {
    for (const [day, standings] of this.days) {
      const kept = standings.filter((one) => one.customer !== source);
      for (const { currency, due, credit } of standings.filter((one) => one.customer === source)) {
        const own = kept.find((one) => one.customer === target && one.currency === currency);
        if (own === undefined) kept.push({ customer: target, currency, due, credit });
        else Object.assign(own, { due: own.due + due, credit: own.credit + credit });
      }
      this.days.set(day, kept);
    }
  }

  /** More, or less, of what a customer owes or has, since a day. */
  changes(
    { customer, currency }: { readonly customer: string; readonly currency: string },
    since: string,
    by: { readonly due?: bigint; readonly credit?: bigint },
  ): void {
    for (const [day, standings] of this.days) {
      if (day < since) continue;
      const own = standings.find((one) => one.customer === customer && one.currency === currency);
      if (own === undefined) continue;
      own.due += by.due ?? 0n;
      own.credit += by.credit ?? 0n;
    }
  }
}
