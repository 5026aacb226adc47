import { Injectable } from '@nestjs/common';
import { Clock } from '../../contract/clock.js';
import { RateLimits } from './rate-limits.js';
import { tooManyRequests } from './too-many-requests.js';

/** What an address is bounded in: each has a bucket of its own, so that one cannot use up the other. */
type Asking = 'without a credential' | 'with an unknown credential';

/** Bounds, per address, what comes without a credential or with one that is not known. */
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

  /** Who was taken for a stranger is somebody. */
  wasKnown(address: string): void {
    const caller = `with an unknown credential ${address}`;
    this.limits.strangers?.buckets.deduct(caller, -1, this.clock.now().getTime());
  }
}
