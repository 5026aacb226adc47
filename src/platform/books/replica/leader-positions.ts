interface Sample {
  readonly atMs: number;
  readonly position: bigint;
}

/**
 * Remembers where the log of the leader ended at which time, so that the age of a copy follows from how far it is.
 *
 * Only one clock counts, that of this process. A copy that has lost its leader gets older, too.
 */
export class LeaderPositions {
  private samples: Sample[] = [];

  constructor(private readonly keptMs: number) {}

  /** Takes a position, and a time before it was asked for. */
  add(position: bigint, atMs: number): void {
    const isKept = ({ atMs: then }: Sample): boolean => atMs - then <= this.keptMs;
    const oldest = this.samples.findIndex(isKept);
    this.samples = oldest < 0 ? [] : this.samples.slice(oldest);
    this.samples.push({ position, atMs });
  }

  /**
   * Returns since when a copy may lack changes, as milliseconds before `nowMs`; undefined if that is longer ago than
   * positions are kept.
   */
  ageMs(position: bigint, nowMs: number): number | undefined {
    const newest = this.samples.findLast((sample) => sample.position <= position);
    return newest === undefined ? undefined : Math.max(0, nowMs - newest.atMs);
  }
}
