import { Injectable } from '@nestjs/common';
import { Clock } from '../../contract/clock.js';
import { RateLimits } from './rate-limits.js';
import { tooManyRequests } from './too-many-requests.js';

/** What is limited per address. Each has its own bucket, so that one cannot exhaust the other. */
type Asking = 'without a credential' | 'with an unknown credential';

/** Limits, per address, requests without a credential or with an unknown one. */
@Injectable()
export class Strangers {
  constructor(
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Raises Problem `too_many_requests`. */
  admit(asking: Asking, address: string): void {
    const verdict = this.limits.strangers?.buckets.take(`${asking} ${address}`, this.clock.now().getTime());
    if (verdict?.admitted === false) throw tooManyRequests(verdict.retrySeconds);
  }

  /** Returns the token of a request whose credential turned out to be known. */
  wasKnown(address: string): void {
    const caller = `with an unknown credential ${address}`;
    this.limits.strangers?.buckets.deduct(caller, -1, this.clock.now().getTime());
  }
}
