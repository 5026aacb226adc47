import { JobHandler, type Principal } from '../../../../platform/index.js';
import { remindWithoutPaid, type MessageOrder } from '../../messages/index.js';
import { DailyReminders } from '../write/daily-reminders.service.js';

@JobHandler(remindWithoutPaid)
export class RemindWithoutPaidJob implements JobHandler<MessageOrder> {
  constructor(private readonly daily: DailyReminders) {}

  run(who: Principal, { message_id }: MessageOrder): Promise<void> {
    return this.daily.remindWithoutPaid(who, message_id);
  }
}
