import { Module } from '@nestjs/common';
import { InvoiceCalculationsController } from './invoice-calculations.controller.js';
import { InvoiceCalculationsService } from './invoice-calculations.service.js';
import { InvoiceLifecycleController } from './invoice-lifecycle.controller.js';
import { InvoiceLifecycleService } from './invoice-lifecycle.service.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesQueries } from './invoices.queries.js';
import { InvoicesService } from './invoices.service.js';
import { TellOverdueJob } from './jobs/tell-overdue.job.js';

@Module({
  controllers: [InvoicesController, InvoiceLifecycleController, InvoiceCalculationsController],
  providers: [
    InvoicesService,
    InvoicesQueries,
    InvoiceLifecycleService,
    InvoiceCalculationsService,
    TellOverdueJob,
  ],
})
export class InvoicesModule {}
