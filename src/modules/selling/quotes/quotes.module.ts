import { Module } from '@nestjs/common';
import { QuoteCalculations } from './amounts/quote-calculations.service.js';
import { ExpireQuoteJob } from './jobs/expire-quote.job.js';
import { QuoteLifecycleController } from './lifecycle/quote-lifecycle.controller.js';
import { QuoteLifecycle } from './lifecycle/quote-lifecycle.service.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';

@Module({
  controllers: [QuotesController, QuoteLifecycleController],
  providers: [QuotesService, QuoteLifecycle, QuoteCalculations, ExpireQuoteJob],
})
export class QuotesModule {}
