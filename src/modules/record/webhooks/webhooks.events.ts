import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { WebhookEndpointEntity } from './entities/webhook-endpoint.entity.js';
import { toWebhookEndpointDto } from './webhooks.mapper.js';

export function endpointCreated(endpoint: WebhookEndpointEntity): DomainEvent {
  return { type: 'webhook_endpoint.created', objectId: endpoint.id, object: toWebhookEndpointDto(endpoint) };
}

export function endpointDeleted(endpoint: WebhookEndpointEntity): DomainEvent {
  return { type: 'webhook_endpoint.deleted', objectId: endpoint.id, object: toWebhookEndpointDto(endpoint) };
}

/** What happened to an endpoint that is still there. */
export type EndpointChange = 'updated' | 'enabled' | 'disabled' | 'secret_rotated';

export function endpointChanged(
  what: EndpointChange,
  now: WebhookEndpointEntity,
  before: WebhookEndpointEntity,
): DomainEvent {
  return changeEvent(`webhook_endpoint.${what}`, now.id, {
    before: toWebhookEndpointDto(before),
    now: toWebhookEndpointDto(now),
  });
}
