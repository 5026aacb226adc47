/** Runs so much at once and lets the rest wait its turn, in the order in which it came. */
export class Bulkhead {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // Whoever is next takes over the place.
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
