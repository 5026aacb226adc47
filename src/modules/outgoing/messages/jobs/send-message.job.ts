import { JobHandler, type Principal } from '../../../../platform/index.js';
import { sendMessage, type MessageOrder } from '../compose/queue-message.js';
import { DeliverMessageService } from '../deliver/deliver-message.service.js';

@JobHandler(sendMessage)
export class SendMessageJob implements JobHandler<MessageOrder> {
  constructor(private readonly delivery: DeliverMessageService) {}

  run(who: Principal, { message_id }: MessageOrder): Promise<void> {
    return this.delivery.deliver(who, message_id);
  }
}
