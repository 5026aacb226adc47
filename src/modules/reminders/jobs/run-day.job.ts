import { JobHandler, type Principal } from '../../../platform/index.js';
import { runDay, type DayOrder } from '../policy/day-schedule.js';
import { DailyReminders } from '../write/daily-reminders.service.js';

@JobHandler(runDay)
export class RunDayJob implements JobHandler<DayOrder> {
  constructor(private readonly daily: DailyReminders) {}

  run(who: Principal, order: DayOrder): Promise<void> {
    return this.daily.runDay(who, order);
  }
}
