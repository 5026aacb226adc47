import type { KnownCredential } from './known-credential.js';

const ENTRIES_MAX = 10_000;

/**
 * Credentials that were looked up lately, so that a request needs no query to know who asks.
 *
 * An entry leaves at once when its credential ends anywhere, which the database announces to every process.
 * A look-up that was under way when something ended is not kept, because it may have read the past; until then, those
 * who ask for the same wait for one look-up together.
 */
export class CredentialCache {
  private readonly entries = new Map<string, KnownCredential>();
  /** Look-ups under way. */
  private readonly looking = new Map<string, Promise<KnownCredential | undefined>>();
  private generation = 0;

  get(tokenHash: string): KnownCredential | undefined {
    return this.entries.get(tokenHash);
  }

  /** Looks a credential up and keeps it, unless `usable` says that ends are not being heard right now. */
  async load(
    tokenHash: string,
    usable: () => boolean,
    lookUp: () => Promise<KnownCredential | undefined>,
  ): Promise<KnownCredential | undefined> {
    // While ends are not heard of, a look-up under way may have read what has ended before this one was asked for.
    const underWay = usable() ? this.looking.get(tokenHash) : undefined;
    if (underWay !== undefined) return underWay;
    const before = this.generation;
    const looking = lookUp();
    this.looking.set(tokenHash, looking);
    try {
      const found = await looking;
      if (found !== undefined && before === this.generation && usable()) this.keep(tokenHash, found);
      return found;
    } finally {
      if (this.looking.get(tokenHash) === looking) this.looking.delete(tokenHash);
    }
  }

  /** Forgets the credentials of a subject, or all of them when it is not known what has changed. */
  forget(subject: string | null): void {
    this.generation += 1;
    this.looking.clear();
    if (subject === null) return this.entries.clear();
    for (const [tokenHash, entry] of this.entries) {
      if (entry.subjects.includes(subject)) this.entries.delete(tokenHash);
    }
  }

  /** The oldest entry makes room for a new one. */
  private keep(tokenHash: string, entry: KnownCredential): void {
    const [oldest] = this.entries.keys();
    if (this.entries.size >= ENTRIES_MAX && oldest !== undefined) this.entries.delete(oldest);
    this.entries.set(tokenHash, entry);
  }
}
