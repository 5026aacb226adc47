/**
 * The door of the platform: what a module may use of it, besides the decorators of fields (fields.ts) and the
 * vocabulary of lists (lists.ts). Modules import nothing else from src/platform; test/tidy holds them to it.
 */
export { violatedConstraint } from './books/database-errors.js';
export { type EventEntity } from './books/events/event.entity.js';
export { enqueue } from './books/jobs/enqueue.js';
export { Does, jobKind, type JobHandler } from './books/jobs/job.js';
export { Lists, listOf, type Page } from './books/lists/lists.js';
export { readRows, type ReadRows } from './books/lists/read-rows.js';
export { Notifications, listenersNow } from './books/notifications.js';
export { type ControlTransaction, type Transaction } from './books/transaction.js';
export { UnitOfWork } from './books/unit-of-work.js';
export { VersionedTable, type Columns } from './books/versioned-table.js';
export { changeEvent } from './contract/change-event.js';
export { Clock } from './contract/clock.js';
export { type DomainEvent } from './contract/domain-event.js';
export { newId } from './contract/ids/new-id.js';
export { jsonLine } from './contract/json-lines.js';
export { Operation } from './contract/operation.js';
export {
  newPrincipal,
  roles,
  scopes,
  type CredentialHolder,
  type Principal,
  type Role,
  type Scope,
} from './contract/principal.js';
export { IfMatch, ResourceId, TargetOf } from './contract/resource-id.js';
export { assertVersion, type Target, type VersionCondition } from './contract/version-tag.js';
export { Who } from './contract/who.decorator.js';
export { IdempotentPost } from './edge/idempotency/idempotent-post.js';
export { BearerStrategy } from './edge/identity/bearer.strategy.js';
export { Credentials, type Caller } from './edge/identity/credentials.js';
export { type FirstStartConfig } from './running/config/config.js';
export { Log } from './signals/log.js';
