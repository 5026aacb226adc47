import { JobHandler, type Principal } from '../../../platform/index.js';
import { DailyReminders } from '../write/daily-reminders.service.js';
import { remindOfInvoice, type ReminderOrder } from '../write/remind-invoice.js';

@JobHandler(remindOfInvoice)
export class RemindInvoiceJob implements JobHandler<ReminderOrder> {
  constructor(private readonly daily: DailyReminders) {}

  run(who: Principal, { invoice_id }: ReminderOrder): Promise<void> {
    return this.daily.remind(who, invoice_id);
  }
}
