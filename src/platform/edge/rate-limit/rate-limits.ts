import type { OperationSpec } from '../../contract/operation.js';
import { TokenBuckets, type Rate } from './token-bucket.js';

interface Limit {
  readonly name: string;
  readonly buckets: TokenBuckets;
  /** The value of the RateLimit-Policy header. */
  readonly policy: string;
}

/** The rates of this installation: one for all operations, a lower one for heavy ones. */
export class RateLimits {
  private readonly ordinary: Limit | undefined;
  private readonly heavy: Limit | undefined;

  /** Without rates nothing is limited. */
  constructor(rates: { readonly ordinary: Rate; readonly heavy: Rate } | undefined) {
    this.ordinary = rates && limitOf('default', rates.ordinary);
    this.heavy = rates && limitOf('heavy', rates.heavy);
  }

  all(): readonly Limit[] {
    return [this.ordinary, this.heavy].filter((limit) => limit !== undefined);
  }

  of(operation: OperationSpec | undefined): Limit | undefined {
    return operation?.heavy === true ? this.heavy : this.ordinary;
  }
}

function limitOf(name: string, rate: Rate): Limit {
  const windowSeconds = Math.ceil(rate.burst / rate.perSecond);
  return { name, buckets: new TokenBuckets(rate), policy: `"${name}";q=${rate.burst};w=${windowSeconds}` };
}
