import type { Uuid } from '../../kernel/ids/type-id.js';

/** A change of a business object, told in the transaction that makes it. Names are `<object>.<what happened>`. */
export interface DomainEvent {
  readonly type: `${string}.${string}`;
  /** The object that changed. */
  readonly objectId: Uuid;
  /** The object as it is now, in the form of the API; for a deleted one as it was last. */
  readonly object: object;
  /** What changed, as it was before; absent for a new object. */
  readonly previousAttributes?: object;
}
