import { JobHandler, type Principal } from '../../../../platform/index.js';
import { WebhookFanOutService } from '../webhook-fan-out.service.js';
import { fanOut } from '../webhook-jobs.js';

@JobHandler(fanOut)
export class FanOutJob implements JobHandler<object> {
  constructor(private readonly service: WebhookFanOutService) {}

  run(who: Principal): Promise<void> {
    return this.service.fanOut(who);
  }
}
