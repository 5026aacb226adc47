import { scope, type Resource } from '../../../platform/index.js';
import { WebhookAttemptEntity } from './entities/webhook-attempt.entity.js';
import { WebhookDeliveryEntity } from './entities/webhook-delivery.entity.js';
import { WebhookEndpointEntity } from './entities/webhook-endpoint.entity.js';

/** Addresses that want events. */
export const webhookEndpoints = {
  name: 'webhook-endpoints',
  noun: 'webhook endpoint',
  idPrefix: 'whe',
  read: scope('webhooks:read'),
  write: scope('webhooks:write'),
  events: ['created', 'updated', 'enabled', 'disabled', 'deleted', 'secret_rotated'],
  tags: [{ name: 'Webhooks', description: 'Events, pushed to addresses of yours.' }],
  entities: [WebhookEndpointEntity],
} as const satisfies Resource;

/** One event for one endpoint each, with the log of its attempts. The scopes are those of endpoints. */
export const webhookDeliveries = {
  name: 'webhook-deliveries',
  noun: 'webhook delivery',
  idPrefix: 'whd',
  tags: [],
  entities: [WebhookDeliveryEntity, WebhookAttemptEntity],
} as const satisfies Resource;
