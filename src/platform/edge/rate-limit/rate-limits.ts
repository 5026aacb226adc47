import { publicOperations } from '../../contract/access.js';
import type { OperationSpec } from '../../contract/operation.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { TokenBuckets, type Rate } from './token-bucket.js';

interface Limit {
  readonly name: string;
  readonly buckets: TokenBuckets;
  /** The value of the RateLimit-Policy header. */
  readonly policy: string;
}

/** How many heavy operations a caller may run at once, so that the processor stays available to others. */
const HEAVY_CONCURRENCY_MAX = 4;

/** Per address and operation. A person who mistypes stays below; a program that guesses does not. */
const PUBLIC_RATE: Rate = { perSecond: 1, burst: 20 };

/** Signing in has limits of its own, which count failures. */
const WITHOUT_PUBLIC_RATE = 'auth.login';

/**
 * The rate limits of this installation: for all operations, a lower one for heavy ones, one for unknown callers, and
 * one for each public operation besides signing in.
 */
export class RateLimits {
  private readonly ordinary: Limit | undefined;
  private readonly heavy: Limit | undefined;
  /** Per address: requests without a credential, and with an unknown one, which must be looked up in the database. */
  readonly strangers: Limit | undefined;
  readonly heavyConcurrency: ConcurrencyLimit | undefined;
  private readonly ofPublic: ReadonlyMap<string, Limit>;

  /** Without rates, nothing is limited. */
  constructor(rates: { readonly ordinary: Rate; readonly heavy: Rate } | undefined) {
    this.ordinary = rates && limitOf('default', rates.ordinary);
    this.heavy = rates && limitOf('heavy', rates.heavy);
    this.strangers = rates && limitOf('strangers', rates.ordinary);
    const limited = publicOperations.filter((id) => rates !== undefined && id !== WITHOUT_PUBLIC_RATE);
    this.ofPublic = new Map(limited.map((id) => [id, limitOf(id, PUBLIC_RATE)]));
    this.heavyConcurrency = rates && new ConcurrencyLimit(HEAVY_CONCURRENCY_MAX);
  }

  all(): readonly Limit[] {
    const limits = [this.ordinary, this.heavy, this.strangers, ...this.ofPublic.values()];
    return limits.filter((limit) => limit !== undefined);
  }

  of(operation: OperationSpec | undefined): Limit | undefined {
    const limit = this.ofPublic.get(operation?.id ?? '');
    return limit ?? (operation?.heavy === true ? this.heavy : this.ordinary);
  }
}

function limitOf(name: string, rate: Rate): Limit {
  const windowSeconds = Math.ceil(rate.burst / rate.perSecond);
  return { name, buckets: new TokenBuckets(rate), policy: `"${name}";q=${rate.burst};w=${windowSeconds}` };
}
