import { fromAnyTypeId } from '../../../kernel/ids/type-id.js';
import {
  byCreation,
  equal,
  instant,
  range,
  reference,
  state,
  textOf,
  type ListDefinition,
} from '../../../platform/lists.js';
import type { WebhookDeliveryEntity } from './entities/webhook-delivery.entity.js';
import { webhookEndpoints } from './webhooks.resource.js';

const EVENT_TYPE_MAX = 100;

const anyIdentifier = {
  type: 'uuid' as const,
  schema: { type: 'string', pattern: '^[a-z]{3}_[0-9a-z]{26}$' },
  read: fromAnyTypeId,
  fault: { code: 'wrong_format', detail: 'The identifier of a resource was expected.' },
};

/** The log of deliveries: the newest first, for 30 days, failed ones for 90. */
export const webhookDeliveryList: ListDefinition<WebhookDeliveryEntity> = {
  name: 'webhook_deliveries',
  table: 'webhook_deliveries',
  sorts: byCreation,
  filters: [
    reference('endpoint_id', webhookEndpoints, {
      name: 'endpoint_id',
      description: 'Only those for this endpoint.',
    }),
    state(
      {
        pending: `status = 'pending'`,
        delivered: `status = 'delivered'`,
        failed: `status = 'failed'`,
        cancelled: `status = 'cancelled'`,
      },
      { name: 'status', description: 'Only those in this state.' },
    ),
    equal('event_type', textOf(EVENT_TYPE_MAX), {
      name: 'event_type',
      description: 'Only those of events of this type.',
    }),
    equal('object_id', anyIdentifier, {
      name: 'object_id',
      description: 'Only those of events about this one thing.',
    }),
    range('created_at', instant, { name: 'created_at', description: 'Only those made then.' }),
  ],
};
