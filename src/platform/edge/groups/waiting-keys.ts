import { originOf, type Principal } from '../../contract/principal.js';
import type { KeyedRequest } from '../idempotency/keyed-request.js';

/** The keys of requests that run without a transaction of their own, until a group stores them with their answers. */
export class WaitingKeys {
  private readonly requests = new WeakMap<object, KeyedRequest>();

  async during<T>(request: KeyedRequest, work: () => Promise<T>): Promise<T> {
    const origin = originOf(request.who);
    this.requests.set(origin, request);
    try {
      return await work();
    } finally {
      this.requests.delete(origin);
    }
  }

  /** The request of a principal; undefined if it has no key. */
  of(who: Principal): KeyedRequest | undefined {
    return this.requests.get(originOf(who));
  }
}
