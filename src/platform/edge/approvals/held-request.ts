import { ApprovalNeeded, Held } from '../../contract/approval.js';

/** What is known of a request that may have to wait for an approval. */
export interface HeldRequest {
  /** Whether its operation always waits. Otherwise its amounts decide, once they are known. */
  readonly always: boolean;
  /** Stores it and returns the approval; absent until it is known that it has to wait, and can. */
  store?: () => Promise<{ readonly id: string }>;
}

const HELD = new WeakMap<object, HeldRequest>();

/** Notes that a request may have to wait. */
export function hold(request: object, held: HeldRequest): void {
  HELD.set(request, held);
}

/**
 * Runs the handler of a request, inside the transaction of its Idempotency-Key if it has one.
 *
 * One that has to wait is stored in its place, so that a repetition under the same key gets the same approval. Raises
 * ApprovalNeeded until that is prepared.
 */
export async function unlessHeld(request: object, handler: () => Promise<unknown>): Promise<unknown> {
  const held = HELD.get(request);
  if (held?.store !== undefined) return new Held(await held.store());
  if (held?.always === true) throw new ApprovalNeeded('operation');
  return handler();
}
