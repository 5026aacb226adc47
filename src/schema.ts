import { migrations } from './database/migrations/index.js';
import { formerForms } from './former-forms.js';
import { resources } from './modules/resources.js';
import type { SchemaSources } from './platform/books/data-source.js';
import { EventCounterEntity } from './platform/books/events/event-counter.entity.js';
import { EventFeedEntity } from './platform/books/events/event-feed.entity.js';
import { EventQueueEntity } from './platform/books/events/event-queue.entity.js';
import { EventEntity } from './platform/books/events/event.entity.js';
import { lockedHashes } from './platform/books/locked-hashes.js';
import { JobOutboxEntity } from './platform/books/jobs/job-outbox.entity.js';
import { MovedJobEntity } from './platform/books/jobs/moved-job.entity.js';
import { IdempotencyKeyEntity } from './platform/edge/idempotency/idempotency-key.entity.js';
import { OrganizationDataKeyEntity } from './platform/secrets/entities/organization-data-key.entity.js';
import { UserDataKeyEntity } from './platform/secrets/entities/user-data-key.entity.js';

/** Every table of the service, and the migrations that create them. */
export const schema: SchemaSources = {
  entities: [
    ...resources.flatMap(({ entities }) => entities),
    EventCounterEntity,
    EventEntity,
    EventFeedEntity,
    EventQueueEntity,
    IdempotencyKeyEntity,
    JobOutboxEntity,
    MovedJobEntity,
    OrganizationDataKeyEntity,
    UserDataKeyEntity,
  ],
  migrations,
  history: { hashes: lockedHashes(), formerForms },
};
