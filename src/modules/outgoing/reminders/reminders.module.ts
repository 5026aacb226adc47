import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/index.js';
import { RemindCustomerJob } from './jobs/remind-customer.job.js';
import { RemindWithoutPaidJob } from './jobs/remind-without-paid.job.js';
import { RunDayJob } from './jobs/run-day.job.js';
import { ReminderPolicyController } from './policy/reminder-policy.controller.js';
import { ReminderPolicyService } from './policy/reminder-policy.service.js';
import { RemindersController } from './reminders.controller.js';
import { RemindersService } from './reminders.service.js';
import { DailyReminders } from './write/daily-reminders.service.js';
import { ReminderLetters } from './write/reminder-letters.service.js';

@Module({
  imports: [MessagesModule],
  controllers: [ReminderPolicyController, RemindersController],
  providers: [
    DailyReminders,
    RemindCustomerJob,
    ReminderLetters,
    ReminderPolicyService,
    RemindersService,
    RemindWithoutPaidJob,
    RunDayJob,
  ],
})
export class RemindersModule {}
