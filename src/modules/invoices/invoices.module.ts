import { Module } from '@nestjs/common';
import { InvoiceLifecycleController } from './invoice-lifecycle.controller.js';
import { InvoiceLifecycleService } from './invoice-lifecycle.service.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesQueries } from './invoices.queries.js';
import { InvoicesService } from './invoices.service.js';
import { TellOverdueJob } from './jobs/tell-overdue.job.js';

@Module({
  controllers: [InvoicesController, InvoiceLifecycleController],
  providers: [InvoicesService, InvoicesQueries, InvoiceLifecycleService, TellOverdueJob],
})
export class InvoicesModule {}
