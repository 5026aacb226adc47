import { Module } from '@nestjs/common';
import { MessagesModule } from '../../outgoing/messages/index.js';
import { RunRecurringJob } from './jobs/run-recurring.job.js';
import { RecurringInvoicesController } from './recurring-invoices.controller.js';
import { RecurringInvoicesService } from './recurring-invoices.service.js';
import { DueRuns } from './runs/due-runs.service.js';
import { RecurringRunsController } from './runs/recurring-runs.controller.js';
import { RunsByHand } from './runs/runs-by-hand.service.js';

@Module({
  imports: [MessagesModule],
  controllers: [RecurringInvoicesController, RecurringRunsController],
  providers: [RecurringInvoicesService, RunsByHand, DueRuns, RunRecurringJob],
})
export class RecurringInvoicesModule {}
