import { JobHandler, type Principal } from '../../../../platform/index.js';
import { DailyReminders } from '../write/daily-reminders.service.js';
import type { CustomerOrder } from '../write/due-page.js';
import { remindCustomer } from '../write/reminder-orders.js';

@JobHandler(remindCustomer)
export class RemindCustomerJob implements JobHandler<CustomerOrder> {
  constructor(private readonly daily: DailyReminders) {}

  run(who: Principal, order: CustomerOrder): Promise<void> {
    return this.daily.remind(who, order);
  }
}
