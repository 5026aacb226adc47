import { JobHandler, type Principal } from '../../../../platform/index.js';
import type { DayOrder } from '../../../books/invoices/index.js';
import { runDay } from '../policy/day-schedule.js';
import { DailyReminders } from '../write/daily-reminders.service.js';

@JobHandler(runDay.kind)
export class RunDayJob implements JobHandler<DayOrder> {
  constructor(private readonly daily: DailyReminders) {}

  run(who: Principal, order: DayOrder): Promise<void> {
    return this.daily.runDay(who, order);
  }
}
