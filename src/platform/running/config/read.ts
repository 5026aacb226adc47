/** Reads variables one by one and collects the faults, so that all of them are reported at once. */
export class EnvironmentReader {
  readonly faults: string[] = [];

  constructor(private readonly env: Readonly<Record<string, string | undefined>>) {}

  /** Returns the text of a variable; undefined if it is missing or empty. */
  text(name: string): string | undefined {
    const value = this.env[name]?.trim();
    return value === undefined || value === '' ? undefined : value;
  }

  /** Returns an integer within bounds. `unit` says in the error what is counted. */
  integer(name: string, fallback: number, bounds: { min: number; max: number }): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (/^\d{1,9}$/.test(text) && value >= bounds.min && value <= bounds.max) return value;
    return this.fault(name, `must be a whole number from ${bounds.min} to ${bounds.max}`, fallback);
  }

  oneOf<const T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const match = allowed.find((value) => value === text);
    return match ?? this.fault(name, `must be one of ${allowed.join(', ')}`, fallback);
  }

  /** Returns a text that a predicate accepts. `rule` completes the error sentence "NAME must ...". */
  matching(name: string, rule: string, accepts: (text: string) => boolean): string | undefined {
    const text = this.text(name);
    if (text === undefined || accepts(text)) return text;
    return this.fault<string | undefined>(name, `must ${rule}`, undefined);
  }

  private fault<T>(name: string, sentence: string, fallback: T): T {
    this.faults.push(`${name} ${sentence}.`);
    return fallback;
  }
}
