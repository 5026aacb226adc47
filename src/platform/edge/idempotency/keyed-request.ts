import type { Principal } from '../../contract/principal.js';

/** A request with a key. */
export interface KeyedRequest {
  readonly who: Principal;
  readonly key: string;
  readonly fingerprint: Buffer;
}
