/** How fast a caller may send requests: a burst at once, and a long-term rate per second. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** The decision about one request. Times in seconds. */
export interface Verdict {
  readonly admitted: boolean;
  readonly remaining: number;
  /** When the bucket is full again. */
  readonly resetSeconds: number;
  /** When one request is possible again; 0 if it was admitted. */
  readonly retrySeconds: number;
}

interface Bucket {
  tokens: number;
  atMs: number;
}

const BUCKETS_MAX = 10_000;

/** A token bucket for each caller. A request takes a token, and tokens return over time. */
export class TokenBuckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly takings: Map<string, number>[] = [];

  constructor(private readonly rate: Rate) {}

  /** Takes a token of a caller at an instant in milliseconds. */
  take(caller: string, nowMs: number): Verdict {
    const { perSecond, burst } = this.rate;
    const bucket = this.refilled(caller, nowMs);
    const admitted = bucket.tokens >= 1;
    if (admitted) {
      bucket.tokens -= 1;
      for (const taken of this.takings) taken.set(caller, (taken.get(caller) ?? 0) + 1);
    }
    this.keep(caller, bucket);
    return {
      admitted,
      remaining: Math.max(0, Math.floor(bucket.tokens)),
      resetSeconds: Math.ceil((burst - bucket.tokens) / perSecond),
      retrySeconds: admitted ? 0 : Math.ceil((1 - bucket.tokens) / perSecond),
    };
  }

  /** Returns a function that returns how many tokens each caller has taken here since its last call. */
  trackTakenTokens(): () => [caller: string, tokens: number][] {
    const taken = new Map<string, number>();
    this.takings.push(taken);
    return () => {
      const since = [...taken];
      taken.clear();
      return since;
    };
  }

  /** Deducts the tokens that a caller has taken elsewhere. The balance may become negative. */
  deduct(caller: string, tokens: number, nowMs: number): void {
    const bucket = this.refilled(caller, nowMs);
    bucket.tokens -= tokens;
    this.keep(caller, bucket);
  }

  private refilled(caller: string, nowMs: number): Bucket {
    const { perSecond, burst } = this.rate;
    const { tokens, atMs } = this.buckets.get(caller) ?? { tokens: burst, atMs: nowMs };
    const refill = (Math.max(0, nowMs - atMs) / 1_000) * perSecond;
    return { tokens: Math.min(burst, tokens + refill), atMs: nowMs };
  }

  /** Drops the bucket with the oldest request if there are too many. It is full again anyway, or soon will be. */
  private keep(caller: string, bucket: Bucket): void {
    this.buckets.delete(caller);
    this.buckets.set(caller, bucket);
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > BUCKETS_MAX && oldest !== undefined) this.buckets.delete(oldest);
  }
}
