import { byCreation, type ListDefinition } from '../../../platform/lists.js';
import type { WebhookEndpointEntity } from './entities/webhook-endpoint.entity.js';

/** The list of endpoints. */
export const webhookEndpointList: ListDefinition<WebhookEndpointEntity> = {
  name: 'webhook_endpoints',
  table: 'webhook_endpoints',
  sorts: byCreation,
  filters: [],
};
