import { migrations } from './database/migrations/index.js';
import {
  ApiKeyEntity,
  KnownSignInAddressEntity,
  SessionEntity,
  SignInFailureEntity,
  UserEntity,
} from './modules/auth/index.js';
import {
  CreditNoteAllocationEntity,
  CreditNoteEntity,
  CreditNoteItemEntity,
} from './modules/credit-notes/index.js';
import { CustomerEntity, CustomerTermEntity } from './modules/customers/index.js';
import { InvoiceEntity, InvoiceItemEntity, InvoiceTermEntity } from './modules/invoices/index.js';
import { IssuedDocumentEntity, NumberSeriesEntity } from './modules/numbering/index.js';
import { InstallationEntity, MembershipEntity, OrganizationEntity } from './modules/organizations/index.js';
import { PaymentAllocationEntity, PaymentEntity } from './modules/payments/index.js';
import { ProductEntity, ProductTermEntity } from './modules/products/index.js';
import type { SchemaSources } from './platform/books/data-source.js';
import { EventCounterEntity } from './platform/books/events/event-counter.entity.js';
import { EventFeedEntity } from './platform/books/events/event-feed.entity.js';
import { EventQueueEntity } from './platform/books/events/event-queue.entity.js';
import { EventEntity } from './platform/books/events/event.entity.js';
import { IdempotencyKeyEntity } from './platform/edge/idempotency/idempotency-key.entity.js';

/** Every table of the service and how it came to be. */
export const schema: SchemaSources = {
  entities: [
    ApiKeyEntity,
    CreditNoteAllocationEntity,
    CreditNoteEntity,
    CreditNoteItemEntity,
    CustomerEntity,
    CustomerTermEntity,
    EventCounterEntity,
    EventEntity,
    EventFeedEntity,
    EventQueueEntity,
    IdempotencyKeyEntity,
    InstallationEntity,
    InvoiceEntity,
    InvoiceItemEntity,
    InvoiceTermEntity,
    IssuedDocumentEntity,
    MembershipEntity,
    NumberSeriesEntity,
    OrganizationEntity,
    PaymentAllocationEntity,
    PaymentEntity,
    ProductEntity,
    ProductTermEntity,
    SessionEntity,
    KnownSignInAddressEntity,
    SignInFailureEntity,
    UserEntity,
  ],
  migrations,
};
