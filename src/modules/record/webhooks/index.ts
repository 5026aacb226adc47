export { WebhooksModule } from './webhooks.module.js';
export { WebhookUpkeep } from './webhook-upkeep.service.js';
