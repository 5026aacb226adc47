import { JobHandler, type Principal } from '../../../../platform/index.js';
import { WebhookDeliveryService } from '../webhook-delivery.service.js';
import { deliver, type DueEndpoint } from '../webhook-jobs.js';

@JobHandler(deliver)
export class DeliverJob implements JobHandler<DueEndpoint> {
  constructor(private readonly service: WebhookDeliveryService) {}

  run(who: Principal, { endpoint_id }: DueEndpoint): Promise<void> {
    return this.service.deliver(who, endpoint_id);
  }
}
