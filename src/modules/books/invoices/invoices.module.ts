import { Module } from '@nestjs/common';
import { InvoiceBatchesController } from './batch/invoice-batches.controller.js';
import { InvoiceBatchesService } from './batch/invoice-batches.service.js';
import { InvoiceCalculationsController } from './calculate/invoice-calculations.controller.js';
import { InvoiceCalculationsService } from './calculate/invoice-calculations.service.js';
import { FinalizeTogether } from './finalize/finalize-together.js';
import { FinalizingService } from './finalize/finalizing.service.js';
import { InvoiceLifecycleController } from './settle/invoice-lifecycle.controller.js';
import { InvoiceLifecycleService } from './settle/invoice-lifecycle.service.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesQueries } from './invoices.queries.js';
import { InvoicesService } from './invoices.service.js';
import { AnnounceDayJob } from './settle/jobs/announce-day.job.js';
import { AnnounceOverdueJob } from './settle/jobs/announce-overdue.job.js';
import { OverdueInvoices } from './settle/overdue-invoices.service.js';

@Module({
  controllers: [
    InvoicesController,
    InvoiceBatchesController,
    InvoiceLifecycleController,
    InvoiceCalculationsController,
  ],
  providers: [
    InvoicesService,
    InvoicesQueries,
    InvoiceBatchesService,
    InvoiceLifecycleService,
    FinalizeTogether,
    FinalizingService,
    InvoiceCalculationsService,
    OverdueInvoices,
    AnnounceDayJob,
    AnnounceOverdueJob,
  ],
})
export class InvoicesModule {}
