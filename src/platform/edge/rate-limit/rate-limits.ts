import { publicOperations } from '../../contract/access.js';
import type { Mode } from '../../contract/books-state.js';
import type { OperationSpec } from '../../contract/operation.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { TokenBuckets, type Rate } from './token-bucket.js';

export interface Limit {
  readonly name: string;
  readonly buckets: TokenBuckets;
  /** The value of the RateLimit-Policy header. */
  readonly policy: string;
}

/** How many heavy operations a caller may run at once, so that the processor stays available to others. */
const HEAVY_CONCURRENCY_MAX = 4;

/** Per address and operation. A person who mistypes stays below; a program that guesses does not. */
const PUBLIC_RATE: Rate = { perSecond: 1, burst: 20 };

/** Pages for visitors, per address. A person opens a few, and downloads fewer; who guesses addresses finds none. */
const PAGE_RATES = {
  views: { perSecond: 2, burst: 60 },
  files: { perSecond: 0.5, burst: 20 },
  misses: { perSecond: 1 / 3, burst: 20 },
  forms: { perSecond: 1 / 3, burst: 20 },
} as const satisfies Record<string, Rate>;

/** Signing in has limits of its own, which count failures. */
const WITHOUT_PUBLIC_RATE = 'auth.login';

/**
 * The rate limits of this installation: for all operations, a lower one for heavy ones, one for unknown callers, and
 * one for each public operation besides signing in.
 */
export class RateLimits {
  private readonly ordinary: Readonly<Record<Mode, Limit>> | undefined;
  private readonly heavy: Readonly<Record<Mode, Limit>> | undefined;
  /** Per address: requests without a credential, and with an unknown one, which must be looked up in the database. */
  readonly strangers: Limit | undefined;
  readonly heavyConcurrency: ConcurrencyLimit | undefined;
  private readonly ofPublic: ReadonlyMap<string, Limit>;
  /** Of pages without a credential: for looking, for files, for addresses that lead nowhere, and for forms. */
  readonly pages: Readonly<Record<keyof typeof PAGE_RATES, Limit>> | undefined;

  /** Without rates, nothing is limited. */
  constructor(rates: { readonly ordinary: Rate; readonly heavy: Rate } | undefined) {
    this.ordinary = rates && byMode('default', rates.ordinary);
    this.heavy = rates && byMode('heavy', rates.heavy);
    this.strangers = rates && limitOf('strangers', rates.ordinary);
    const limited = publicOperations.filter((id) => rates !== undefined && id !== WITHOUT_PUBLIC_RATE);
    this.ofPublic = new Map(limited.map((id) => [id, limitOf(id, PUBLIC_RATE)]));
    this.pages = rates && {
      views: limitOf('pages', PAGE_RATES.views),
      files: limitOf('page files', PAGE_RATES.files),
      misses: limitOf('page misses', PAGE_RATES.misses),
      forms: limitOf('page forms', PAGE_RATES.forms),
    };
    this.heavyConcurrency = rates && new ConcurrencyLimit(HEAVY_CONCURRENCY_MAX);
  }

  all(): readonly Limit[] {
    const ofPages = this.pages === undefined ? [] : Object.values(this.pages);
    const ofCallers = [this.ordinary, this.heavy].flatMap((limits) => (limits ? Object.values(limits) : []));
    const limits = [...ofCallers, this.strangers, ...this.ofPublic.values(), ...ofPages];
    return limits.filter((limit) => limit !== undefined);
  }

  of(operation: OperationSpec | undefined, mode: Mode = 'live'): Limit | undefined {
    const limit = this.ofPublic.get(operation?.id ?? '');
    return limit ?? (operation?.heavy === true ? this.heavy : this.ordinary)?.[mode];
  }
}

/** Test books have half the rate, in buckets of their own. */
function byMode(name: string, rate: Rate): Record<Mode, Limit> {
  const half = { perSecond: rate.perSecond / 2, burst: Math.max(1, Math.ceil(rate.burst / 2)) };
  return { live: limitOf(name, rate), test: limitOf(`${name} test`, half) };
}

function limitOf(name: string, rate: Rate): Limit {
  const windowSeconds = Math.ceil(rate.burst / rate.perSecond);
  return { name, buckets: new TokenBuckets(rate), policy: `"${name}";q=${rate.burst};w=${windowSeconds}` };
}
