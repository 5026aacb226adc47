import type { Uuid } from '../../kernel/ids/type-id.js';

/** A change of a business object, stored with it in one transaction. Names are `<object>.<what happened>`. */
export interface DomainEvent {
  readonly type: `${string}.${string}`;
  /** The object that changed. */
  readonly objectId: Uuid;
  /** The object after the change, in the form of the API; a deleted object as it last was. */
  readonly object: object;
  /** The earlier values of the changed fields; absent for a new object. */
  readonly previousAttributes?: object;
}
