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

/**
 * The rate limits of this installation: for all operations, a lower one for heavy ones, and one for unknown callers.
 */
export class RateLimits {
  private readonly ordinary: Limit | undefined;
  private readonly heavy: Limit | undefined;
  /** Per address: requests without a credential, and with an unknown one, which must be looked up in the database. */
  readonly strangers: Limit | undefined;
  readonly heavyConcurrency: ConcurrencyLimit | undefined;

  /** Without rates, nothing is limited. */
  constructor(rates: { readonly ordinary: Rate; readonly heavy: Rate } | undefined) {
    this.ordinary = rates && limitOf('default', rates.ordinary);
    this.heavy = rates && limitOf('heavy', rates.heavy);
    this.strangers = rates && limitOf('strangers', rates.ordinary);
    this.heavyConcurrency = rates && new ConcurrencyLimit(HEAVY_CONCURRENCY_MAX);
  }

  all(): readonly Limit[] {
    return [this.ordinary, this.heavy, this.strangers].filter((limit) => limit !== undefined);
  }

  of(operation: OperationSpec | undefined): Limit | undefined {
    return operation?.heavy === true ? this.heavy : this.ordinary;
  }
}

function limitOf(name: string, rate: Rate): Limit {
  const windowSeconds = Math.ceil(rate.burst / rate.perSecond);
  return { name, buckets: new TokenBuckets(rate), policy: `"${name}";q=${rate.burst};w=${windowSeconds}` };
}
