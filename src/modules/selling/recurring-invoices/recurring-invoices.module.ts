import { Module } from '@nestjs/common';
import { AuthModule } from '../../people/auth/index.js';
import { MessagesModule } from '../../outgoing/messages/index.js';
import { RunRecurringJob } from './jobs/run-recurring.job.js';
import { RecurringInvoicesController } from './recurring-invoices.controller.js';
import { RecurringInvoicesService } from './recurring-invoices.service.js';
import { DatesToComeController } from './runs/dates-to-come.controller.js';
import { DatesToComeService } from './runs/dates-to-come.service.js';
import { DueRuns } from './runs/due-runs.service.js';
import { RunNotices } from './runs/run-notices.js';
import { RecurringRunsController } from './runs/recurring-runs.controller.js';
import { RunsByHand } from './runs/runs-by-hand.service.js';

@Module({
  imports: [AuthModule, MessagesModule],
  controllers: [DatesToComeController, RecurringInvoicesController, RecurringRunsController],
  providers: [RecurringInvoicesService, RunsByHand, DatesToComeService, DueRuns, RunNotices, RunRecurringJob],
})
export class RecurringInvoicesModule {}
