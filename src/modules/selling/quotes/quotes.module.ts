import { Module } from '@nestjs/common';
import { QuoteCalculationsController } from './amounts/quote-calculations.controller.js';
import { QuoteCalculations } from './amounts/quote-calculations.service.js';
import { QuoteConversion } from './conversion/quote-conversion.service.js';
import { QuoteInvoicesController } from './conversion/quote-invoices.controller.js';
import { ExpireQuoteJob } from './jobs/expire-quote.job.js';
import { QuoteLifecycleController } from './lifecycle/quote-lifecycle.controller.js';
import { QuoteLifecycle } from './lifecycle/quote-lifecycle.service.js';
import { QuotePdfController } from './printed/quote-pdf.controller.js';
import { QuotePdfs } from './printed/quote-pdf.service.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';

@Module({
  controllers: [
    QuotesController,
    QuoteCalculationsController,
    QuoteLifecycleController,
    QuoteInvoicesController,
    QuotePdfController,
  ],
  providers: [QuotesService, QuoteLifecycle, QuoteCalculations, QuoteConversion, QuotePdfs, ExpireQuoteJob],
})
export class QuotesModule {}
