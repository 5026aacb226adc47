/** How fast a caller may ask: so many at once, and so many a second in the long run. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** What became of one request. Times in seconds. */
export interface Verdict {
  readonly admitted: boolean;
  readonly remaining: number;
  /** Until the bucket is full again. */
  readonly resetSeconds: number;
  /** Until one request is possible; 0 when it was admitted. */
  readonly retrySeconds: number;
}

interface Bucket {
  tokens: number;
  atMs: number;
}

const BUCKETS_MAX = 10_000;

/** A bucket of tokens for each caller; a request takes one, and they come back with time. */
export class TokenBuckets {
  private readonly buckets = new Map<string, Bucket>();
  private taken: Map<string, number> | undefined;

  constructor(private readonly rate: Rate) {}

  /** Takes a token for a caller at an instant in milliseconds. */
  take(caller: string, nowMs: number): Verdict {
    const { perSecond, burst } = this.rate;
    const bucket = this.refilled(caller, nowMs);
    const admitted = bucket.tokens >= 1;
    if (admitted) {
      bucket.tokens -= 1;
      this.taken?.set(caller, (this.taken.get(caller) ?? 0) + 1);
    }
    this.keep(caller, bucket);
    return {
      admitted,
      remaining: Math.max(0, Math.floor(bucket.tokens)),
      resetSeconds: Math.ceil((burst - bucket.tokens) / perSecond),
      retrySeconds: admitted ? 0 : Math.ceil((1 - bucket.tokens) / perSecond),
    };
  }

  /** From now on `collectTakenTokens` knows what is taken. */
  trackTakenTokens(): void {
    this.taken = new Map();
  }

  /** How many tokens each caller took here since this was asked last. */
  collectTakenTokens(): [caller: string, tokens: number][] {
    const taken = [...(this.taken ?? [])];
    this.taken?.clear();
    return taken;
  }

  /** Takes off what a caller took elsewhere, which may leave less than nothing. */
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

  /** The caller that asked longest ago makes room; its bucket is full again anyway, or soon. */
  private keep(caller: string, bucket: Bucket): void {
    this.buckets.delete(caller);
    this.buckets.set(caller, bucket);
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > BUCKETS_MAX && oldest !== undefined) this.buckets.delete(oldest);
  }
}
